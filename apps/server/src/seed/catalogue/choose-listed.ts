import { brandName } from './brand-name.ts'
import { type Actives, namedIngredient, type ReadyRow, readRow } from './listed-draft.ts'
import { variantKey } from './product-name.ts'
import type { ListedProduct } from './source-records.ts'
import { steadyBetween, steadyShuffle } from './steady.ts'

/** Brands that practices work with. */
export const practitionerBrands: ReadonlySet<string> = new Set([
  'Allergy Research Group',
  'Biotics Research',
  'Carlson',
  'Designs for Health',
  "Doctor's Best",
  'Douglas Laboratories',
  'Enzymatic Therapy',
  'Gaia Herbs',
  'Garden of Life',
  'Herb Pharm',
  'Host Defense',
  'Innate Response Formulas',
  'Integrative Therapeutics',
  'Jarrow Formulas',
  'Klean Athlete',
  'Life Extension',
  'MegaFood',
  'Metagenics',
  'New Chapter',
  'Nordic Naturals',
  'NOW',
  'Ortho Molecular',
  'Pure Encapsulations',
  'Quicksilver Scientific',
  'Seeking Health',
  'Solgar',
  'Swanson',
  'Terry Naturally',
  'Thorne',
  'Vital Nutrients',
  'Xymogen',
])

/** Beside the labelled products, at most so many of which only the name says what is in them. */
const MOST_LISTED = 150

/** So many at most of one ingredient: no shop has forty kinds of vitamin D3. */
const MOST_OF_ONE = 4

/** What a European practice would not sell: hormones, stimulants, slimming products, pet products. */
const unsuited =
  /dhea|pregnenolone|yohimb|testo|hcg|ephedr|kava|kratom|cannab|cbd|hemp|progest|estr(o|i)|thyro|gland|adrenal|fat burn|slim|diet\b|weight|hca\b|garcinia|lithium|silver|\bpets?\b|canine|feline|caralluma|anabolic|pro-?male|nitro|pump|thermo|germanium|yeast|detox|cleanse|onco|bovine|buffalo|desiccated|liver$/i

const MOST_LETTERS = 46
const readable = /^[A-Za-z0-9][A-Za-z0-9 .,&+'’()/%:-]*$/

const isChoosable = (row: ListedProduct): boolean =>
  row.onMarket &&
  row.form !== 'Lozenge' &&
  practitionerBrands.has(brandName(row.brand)) &&
  !/tea bag|infusion/i.test(row.netUnit)

const isPresentable = ({ name }: ReadyRow): boolean =>
  name.length > 3 && name.length <= MOST_LETTERS && readable.test(name) && !unsuited.test(name)

const sameProduct = (row: ReadyRow): string =>
  [row.brandName, row.name, row.deliveryFormatId, row.deliveryFormatSize].join('|').toLowerCase()

/** The rows with their brands taking turns, so that no large range crowds out the small ones. */
function inTurns(rows: ReadyRow[]): ReadyRow[] {
  const byBrand = Map.groupBy(rows, (row) => row.brandName)
  const queues = [...byBrand.keys()]
    .sort()
    .map((brand) => steadyShuffle(byBrand.get(brand) ?? [], ({ row }) => `choice:${row.dsldId}`))
  const longest = Math.max(0, ...queues.map((queue) => queue.length))
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? [])).flat()
}

/** Every third choice is joined by another size of the same product, if listed: the shop's variants. */
function withSizes(chosen: ReadyRow[], all: ReadyRow[]): ReadyRow[] {
  const bySelf = Map.groupBy(all, (row) => `${row.brandName}|${row.name}`.toLowerCase())
  return chosen.flatMap((ready) => {
    if (steadyBetween(`size-variant:${ready.row.dsldId}`, 1, 3) > 1) return [ready]
    const others = bySelf.get(`${ready.brandName}|${ready.name}`.toLowerCase()) ?? []
    const other = others.find(({ deliveryFormatSize }) => deliveryFormatSize !== ready.deliveryFormatSize)
    return other ? [ready, other] : [ready]
  })
}

function distinct(rows: ReadyRow[], keyOf: (row: ReadyRow) => string, taken: Set<string>): ReadyRow[] {
  return rows.filter((row) => {
    const key = keyOf(row)
    if (taken.has(key)) return false
    taken.add(key)
    return true
  })
}

function atMostOfOne(rows: ReadyRow[], actives: Actives): ReadyRow[] {
  const seen = new Map<string | undefined, number>()
  return rows.filter((row) => {
    const name = namedIngredient(row, actives)?.labelName.toLowerCase()
    seen.set(name, (seen.get(name) ?? 0) + 1)
    return (seen.get(name) ?? 0) <= MOST_OF_ONE
  })
}

/**
 * The part of the product list that the demo shop sells: products whose name states the one ingredient and its amount,
 * of practitioner brands, on the market, each product once a size, none that is in `taken` (brand, name, form and size)
 * already. Of all other rows nobody knows what is in them: they are for large shops (`furtherProducts`).
 */
export function chooseListed(
  list: ListedProduct[],
  taken: ReadonlySet<string>,
  actives: Actives,
): ReadyRow[] {
  const ready = list.filter(isChoosable).flatMap((row) => readRow(row) ?? [])
  const told = ready.filter((row) => isPresentable(row) && namedIngredient(row, actives) !== null)
  const all = distinct(told, sameProduct, new Set(taken))
  const different = distinct(inTurns(all), (row) => `${row.brandName}|${variantKey(row.name)}`, new Set())
  const strengths = inTurns(all)
  const sorted = distinct([...withSizes(different, all), ...strengths], sameProduct, new Set())
  return atMostOfOne(sorted, actives).slice(0, MOST_LISTED)
}
