import type { LabelTexts } from './product-texts.ts'
import type { Label } from './source-records.ts'
import type { Allergen } from './texts-by-language.ts'

const allergenLine = /^contains\b|^allergens?\b/i

const allergenWords: [Allergen, RegExp][] = [
  ['milk', /\bmilk|dairy(?! free)/i],
  ['soy', /\bsoy/i],
  ['wheat', /\bwheat/i],
  ['fish', /\bfish\b/i],
  ['shellfish', /shellfish|shrimp|crab/i],
  ['egg', /\beggs?\b/i],
  ['peanut', /peanut/i],
  ['nuts', /tree nuts?|coconut|almond/i],
  ['sesame', /sesame/i],
]

const allergensOf = (label: Label): Allergen[] => {
  const said = [
    ...(label.precautions ?? []).filter((text) => allergenLine.test(text.trim())),
    ...label.statements.filter(({ type }) => type.endsWith('Allergies')).map(({ text }) => text),
  ].filter((text) => /contains/i.test(text) && !/does not contain|contains no/i.test(text))
  return allergenWords.filter(([, pattern]) => said.some((text) => pattern.test(text))).map(([word]) => word)
}

/** The ingredients stated on a label. Its directions, warnings and claims are American and only for admins. */
export const labelTexts = (label: Label): LabelTexts => ({
  otherIngredients: (label.otherIngredients ?? []).map((text) => text.replaceAll(/[{}]/g, '')).join(', '),
  allergens: allergensOf(label),
})

export const noLabelTexts: LabelTexts = { otherIngredients: '', allergens: [] }
