import type { InteractingSubstance } from '@salvia/contract/ingredients/interactions'
import { contentWords } from '../../search/plain-text.ts'

export type LabelRow = {
  /** The nutrient it is or is a source of, also of a salt or an extract. */
  nutrientKey: string | null
  labelName: string
}

const names = (text: string[], name: string): boolean => {
  const words = contentWords(name)
  return text.some((_, at) => words.every((word, place) => text[at + place] === word))
}

/** Whether a label lists a substance: as the nutrient that it is, else by one of its names as whole words. */
export const holdsSubstance = (
  rows: LabelRow[],
  { key, labelNames, exceptNames }: InteractingSubstance,
): boolean =>
  rows.some(({ nutrientKey, labelName }) => {
    if (nutrientKey === key) return true
    const text = contentWords(labelName)
    return labelNames.some((name) => names(text, name)) && !exceptNames.some((name) => names(text, name))
  })
