import type { LabelTexts } from './product-texts.ts'
import type { Label } from './source-records.ts'
import type { Allergen } from './texts-by-language.ts'

/** What concerns American law or is said in favour of the product is not shown to buyers. */
const notForBuyers =
  /\bFDA\b|food and drug administration|not intended to diagnose|satisfaction|guarantee|call us|1-8\d\d/i

const heading =
  /^\s*(suggested|recommended)?\s*(directions?|use|usage|dosage|adult use)( and administration| for use)?\s*:\s*/i
const warningWord = /^(warnings?|cautions?|precautions?|notice|tamper evident|tamper resistant)\s*:\s*/i
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

const tidyLine = (text: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  const spoken = plain === plain.toUpperCase() ? plain.charAt(0) + plain.slice(1).toLowerCase() : plain
  return spoken.charAt(0).toUpperCase() + spoken.slice(1)
}

const lines = (texts: string[] | null): string[] => [
  ...new Set((texts ?? []).filter((text) => !notForBuyers.test(text)).map(tidyLine)),
]

const allergensOf = (label: Label): Allergen[] => {
  const said = [
    ...(label.precautions ?? []).filter((text) => allergenLine.test(text.trim())),
    ...label.statements.filter(({ type }) => type.endsWith('Allergies')).map(({ text }) => text),
  ].filter((text) => /contains/i.test(text) && !/does not contain|contains no/i.test(text))
  return allergenWords.filter(([, pattern]) => said.some((text) => pattern.test(text))).map(([word]) => word)
}

/** The label's own directions, warnings, storage and other ingredients, made ready for buyers. */
export function labelTexts(label: Label): LabelTexts {
  const warnings = lines(label.precautions?.map((text) => text.replace(warningWord, '')) ?? null)
  return {
    directions: lines(label.directions?.map((text) => text.replace(heading, '')) ?? null).join('\n'),
    warnings: warnings.filter((text) => !allergenLine.test(text)).join('\n'),
    storage: lines(label.storage).join('\n'),
    otherIngredients: (label.otherIngredients ?? []).map((text) => text.replaceAll(/[{}]/g, '')).join(', '),
    allergens: allergensOf(label),
  }
}

export const noLabelTexts: LabelTexts = {
  directions: '',
  warnings: '',
  storage: '',
  otherIngredients: '',
  allergens: [],
}
