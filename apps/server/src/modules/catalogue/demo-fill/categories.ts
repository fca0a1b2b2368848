/** Looked at in this order; a product stands in the first three that fit. */
const categoryWords: [string, RegExp][] = [
  [
    'multivitamins',
    /multi-?\s?(vitamin|mineral)|multiplex|\bmulti\b|prenatal|basic nutrients|one daily|two[- ]per[- ]day/i,
  ],
  [
    'fatty-acids',
    /omega|\bepa\b|\bdha\b|fish oil|krill|cod liver|flax|borage|primrose|\bcla\b|lecithin|mct|algae oil|\boils?\b/i,
  ],
  [
    'probiotics',
    /probiotic|bifido|lacto(bacillus|baccillus)?\b|acidophilus|dophilus|boulardii|inulin|\bfos\b|fiber|fibre|psyllium|reuteri|salivarius|biotic\b/i,
  ],
  ['mushrooms', /mushroom|reishi|chaga|lion['’]?s mane|maitake|shiitake|cordyceps|turkey tail|stamets|myco/i],
  [
    'sleep',
    /sleep|melatonin|valerian|gaba\b|theanine|calm|relax|passion ?flower|5-htp|tryptophan|lavender|serenity|stress|ashwagandha/i,
  ],
  [
    'joints',
    /joint|glucosamine|chondroitin|collagen|\bmsm\b|bone|hyaluronic|cartilage|turmeric|curcumin|boswellia|hair|skin\b|nails/i,
  ],
  [
    'digestion',
    /digest|enzyme|bromelain|betaine|gastro|\bgi\b|bile|ginger|papaya|lipase|protease|bitters|stomach|acid comfort/i,
  ],
  [
    'amino-acids',
    /amino|protein|whey|\bl-\w|glutamine|taurine|arginine|carnitine|lysine|glycine|tyrosine|bcaa|casein|creatine|cysteine|methionine|leucine|glutathione/i,
  ],
  [
    'sport',
    /sport|energy|athlete|electrolyte|creatine|bcaa|pre-?workout|endurance|performance|beta-?alanine|ribose|nadh|\bmax\b/i,
  ],
  [
    'minerals',
    /magnesium|calcium|zinc|iron\b|selenium|iodine|potassium|chromium|copper|manganese|molybdenum|boron|silica|mineral|lithium|trace/i,
  ],
  [
    'vitamins',
    /vitamin|biotin|folate|folic|methylfolate|niacin|riboflavin|thiamin|panto?then|ascorb|\bb-?\d{1,2}\b|\bb[- ]complex|\bd-?3\b|\bk-?2\b|\be-\d|tocopherol|inositol|choline|cobalamin|beta[- ]carotene/i,
  ],
  [
    'antioxidants',
    /antioxidant|coq-?\s?10|ubiquinol|quercetin|resveratrol|lipoic|astaxanthin|lutein|lycopene|zeaxanthin|\bopcs?\b|pycnogenol|grape ?seed|\bpqq\b|fisetin|glutathione|carotenoid|flavonoid|green tea|polyphenol/i,
  ],
  [
    'herbs',
    /extract|herb|root|leaf|echinacea|ginkgo|ginseng|milk thistle|silymarin|saw palmetto|rhodiola|bacopa|maca|elder|sambucus|garlic|hawthorn|berberine|cat['’]?s claw|astragalus|olive|oregano|goldenseal|licorice|dandelion|cranberry|black cohosh|chaste|spirulina|chlorella|greens/i,
  ],
]

const byProductType: [RegExp, string][] = [
  [/multi-?vitamin/i, 'multivitamins'],
  [/herb|botanical/i, 'herbs'],
  [/amino|protein/i, 'amino-acids'],
  [/fatty|oil/i, 'fatty-acids'],
  [/mineral/i, 'minerals'],
  [/vitamin/i, 'vitamins'],
]

const CATEGORY_LIMIT = 3

type Sorted = { name: string; mainIngredients: string[]; productType: string | null }

/** One to three categories, by the words of the name, else of the main ingredients, else by the DSLD product type. */
export function demoCategories({ name, mainIngredients, productType }: Sorted): string[] {
  const fitting = (text: string) => categoryWords.filter(([, words]) => words.test(text)).map(([id]) => id)
  const byName = fitting(name)
  const found = byName.length > 0 ? byName : fitting(mainIngredients.join(' '))
  if (found.length > 0) return found.slice(0, CATEGORY_LIMIT)
  return [byProductType.find(([type]) => type.test(productType ?? ''))?.[1] ?? 'formulas']
}
