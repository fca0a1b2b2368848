/** Kinds of a unit in one word, with a hyphen or without: `Hartkapseln`, `veg-caps`, `Filmtabletten`. */
const kindsOf = (kinds: string, units: string): string =>
  kinds
    .split('|')
    .flatMap((kind) => units.split('|').flatMap((unit) => [`${kind}${unit}`, `${kind}-${unit}`]))
    .join('|')

const kindsOfCapsule = [
  kindsOf('hart|gelatine|hartgelatine|vege|vegi|vega', 'kapsel|kapseln'),
  kindsOf('gel|veg|vege|vegi|vega|veggie|v|li', 'cap|caps|capsule|capsules'),
  kindsOf('gelatine', 'capsule|capsules'),
  'veg cap|veg caps|veg capsule|veg capsules|veggie cap|veggie caps|veggie capsule|veggie capsules|vegetable capsule|vegetable capsules|gel cap|gel caps|hard capsule|hard capsules',
  'pflanzliche kapsel|pflanzliche kapseln|plantaardige capsule|plantaardige capsules|harde capsule|harde capsules',
  'gelule vegetale|gelules vegetales|capsule vegetale|capsules vegetales',
].join('|')

const kindsOfTablet = [
  kindsOf('film|kau|brause|schmelz', 'tablette|tabletten'),
  kindsOf('film|kauw|bruis|smelt', 'tablet|tabletten'),
  'coated tablet|coated tablets|film-coated tablet|film-coated tablets|chewable tablet|chewable tablets|effervescent tablet|effervescent tablets',
  'comprime pellicule|comprimes pellicules|comprime a croquer|comprimes a croquer|comprime effervescent|comprimes effervescents',
].join('|')

/** Units of a dose by the id of their intake format, as they are typed in four languages, in plain letters. */
export const doseFormats: [id: string, words: string][] = [
  ['capsule', `cap|caps|capsule|capsules|kapsel|kapseln|kaps|kps|gelule|gelules|gel|${kindsOfCapsule}`],
  [
    'tablet',
    `tab|tabs|tablet|tablets|tablette|tabletten|tabl|tbl|comprime|comprimes|cp|cpr|cps|${kindsOfTablet}`,
  ],
  ['softgel', 'softgel|softgels|weichkapsel|weichkapseln|capsule molle|capsules molles|perle|perles|perlen'],
  [
    'scoop',
    'scoop|scoops|messloffel|ml-loffel|maatschep|maatscheppen|schep|schepje|schepjes|maatschepje|maatschepjes|mesure|mesures|dosette',
  ],
  ['drop', 'drop|drops|drp|drps|gtt|gtts|tropfen|tr|tropf|druppel|druppels|dr|goutte|gouttes|gttes'],
  ['dropper', 'dropper|droppers|dropperful|droppersful|pipette|pipetten|pipettes|pipet'],
  [
    'spray',
    'spray|sprays|spruhstoss|spruhstosse|hub|hube|verstuiving|verstuivingen|pulverisation|pulverisations',
  ],
  [
    'teaspoon',
    'teaspoon|teaspoons|tsp|tsps|tl|teeloffel|theelepel|theelepels|cuillere a cafe|cuilleres a cafe|cuil a cafe|c a cafe|c a c|c.a.c|cac|cc',
  ],
  [
    'tablespoon',
    'tablespoon|tablespoons|tbsp|tbsps|el|essloffel|eetlepel|eetlepels|cuillere a soupe|cuilleres a soupe|cuil a soupe|c a soupe|c a s|c.a.s|cas|cs',
  ],
  ['sachet', 'sachet|sachets|sach|stick|sticks|beutel|btl|zakje|zakjes|packet|packets'],
  [
    'lozenge',
    'lozenge|lozenges|lutschtablette|lutschtabletten|lutschtabl|lutschtbl|zuigtablet|zuigtabletten|pastille|pastilles',
  ],
  ['gummy', 'gummy|gummies|fruchtgummi|fruchtgummis|gummie|gomme|gommes'],
]

/** Units that are measured and not counted: so much a day is taken at once, or is a strength. */
export const measures: [id: string, words: string][] = [
  ['gram', 'g|gr|gram|grams|gramm|gramme|grammes'],
  ['milliliter', 'ml|millilitre|millilitres|milliliter'],
]

/** Pieces of whatever the product is counted in. */
export const counted =
  'unit|units|piece|pieces|pcs|pc|stuck|stk|st|einheiten|stuks|stuk|unite|unites|portion|portions'

/** What doses are counted in too, and no intake format is. */
export const unheld =
  'dessertspoon|dessertspoons|dessertspoonful|dessertspoonfuls|dsp|spoon|spoons|spoonful|spoonfuls|capful|capfuls|lid|handful|handfuls|pinch|pinches|cup|cups|glass|glasses|shot|shots|ampoule|ampoules|vial|vials|pump|pumps|puff|puffs|loffel|kinderloffel|dessertloffel|kappe|verschlusskappe|handvoll|prise|prisen|messerspitze|messerspitzen|msp|tasse|tassen|glas|glaser|ampulle|ampullen|trinkampulle|trinkampullen|globuli|lepel|lepels|dessertlepel|dessertlepels|dop|dopje|doppen|dopjes|handje|snufje|mespunt|mespuntje|kopje|kopjes|glazen|ampul|ampullen|cuillere|cuilleres|cuillere a dessert|cuilleres a dessert|bouchon|bouchons|poignee|poignees|pincee|pincees|verre|verres|ampoule|granule|granules'

const endings = ['s', 'n', 'e', 'en', 'ten', 'pen']

/** Whether a word says more than one unit, as another of the same unit without its ending says one. */
export const isPlural = (word: string): boolean =>
  [...doseFormats.map(([, words]) => words), counted].some((words) => {
    const forms = words.split('|')
    return (
      forms.includes(word) &&
      endings.some((end) => word.endsWith(end) && forms.includes(word.slice(0, -end.length)))
    )
  })
