/** Label names of the nutrients in `data/nutrition/nutrients.json`, lower case, without brackets. */
const printedNames: Record<string, string[]> = {
  vitamin_a: ['vitamin a', 'beta-carotene', 'retinol'],
  vitamin_d: ['vitamin d', 'vitamin d2', 'vitamin d3', 'cholecalciferol'],
  vitamin_e: ['vitamin e'],
  vitamin_k: ['vitamin k', 'vitamin k1', 'vitamin k2'],
  vitamin_c: ['vitamin c', 'ascorbic acid'],
  thiamin: ['thiamin', 'thiamine', 'vitamin b1', 'vitamin b-1'],
  riboflavin: ['riboflavin', 'vitamin b2', 'vitamin b-2', "riboflavin 5'-phosphate"],
  niacin: ['niacin', 'niacin/niacinamide', 'niacinamide', 'vitamin b3', 'vitamin b-3', 'nicotinamide'],
  vitamin_b6: ['vitamin b6', 'vitamin b-6', 'pyridoxine'],
  folic_acid: ['folate', 'folic acid', 'vitamin b9'],
  vitamin_b12: ['vitamin b12', 'vitamin b-12', 'cobalamin', 'methylcobalamin', 'cyanocobalamin'],
  biotin: ['biotin', 'd-biotin', 'vitamin b7'],
  pantothenic_acid: ['pantothenic acid', 'vitamin b5', 'vitamin b-5'],
  potassium: ['potassium'],
  chloride: ['chloride'],
  calcium: ['calcium'],
  phosphorus: ['phosphorus', 'phosphorous'],
  magnesium: ['magnesium'],
  // A brand of chelate whose amounts are those of the iron in it.
  iron: ['iron', 'ferrochel'],
  zinc: ['zinc'],
  copper: ['copper'],
  manganese: ['manganese'],
  fluoride: ['fluoride'],
  selenium: ['selenium'],
  chromium: ['chromium'],
  molybdenum: ['molybdenum'],
  iodine: ['iodine'],
  boron: ['boron'],
  choline: ['choline'],
}

const keyByName = new Map(
  Object.entries(printedNames).flatMap(([key, names]) => names.map((name) => [name, key] as const)),
)

/** Nutrient keys of the records behind a printed name: the ingredient's own, and its group's. */
export type StatedNutrients = { own: string | null; group: string | null }

/** The nutrient an ingredient belongs to: its own, else its group's. */
export const nutrientOf = ({ own, group }: StatedNutrients): string | null => own ?? group

const bracketed = /\([^)]*\)|\{[^}]*\}/g
const compound =
  /(?<!fol)ate\b|\b(?:hydro)?(?:oxide|chloride|iodide)\b|\bhcl\b|\b(?:extract|powder|yeast|blend|complex)\b/i

/**
 * The nutrient whose amount is printed beside a name. A group also contains salts, whose amount is that of the whole
 * salt: the group's nutrient does not apply to those, unless the ingredient itself is declared to be it.
 */
export function dosedNutrient(printedName: string, { own, group }: StatedNutrients): string | null {
  const isCompound = compound.test(printedName.replaceAll(bracketed, ' '))
  return own ?? (isCompound ? null : group) ?? nutrientKey(printedName)
}

/**
 * The nutrient a printed name means, `null` for anything else. A salt or extract (magnesium citrate) is not its
 * nutrient: the printed amount is that of the whole salt.
 */
export function nutrientKey(printedName: string): string | null {
  const bare = printedName
    .toLowerCase()
    .replace(/\s*\(.*$/, '')
    .replace(/\s*\{.*$/, '')
    .trim()
  return keyByName.get(bare) ?? null
}
