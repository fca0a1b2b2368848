import { plainText } from '../../search/plain-text.ts'
import { counted, doseFormats } from './format-words.ts'

const SHORTEST_TAIL = 4
const units = [...doseFormats.map(([, words]) => words), counted].flatMap((words) => words.split('|'))
const tails = units.filter((word) => word.length >= SHORTEST_TAIL)

const bare = (text: string): string => plainText(text).replaceAll(/[^\p{L}]+$/gu, '')

/** Whether a word is a unit of a dose. */
export const isUnit = (text: string): boolean => units.includes(bare(text))

/** Whether a word is a unit of a dose, or a compound of one: `Filmtabletten`, `gelcaps`, `multi-tabs`. */
export function isUnitWord(text: string): boolean {
  const word = bare(text)
  return isUnit(text) || tails.some((tail) => word.endsWith(tail))
}
