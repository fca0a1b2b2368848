import { plainWords } from '../search/plain-text.ts'

/**
 * Two requests with the same key ask for the same product: case, accents, signs, the order of words, a space between a
 * number and its unit, and a brand that the name repeats make no difference. A strength or pack size does.
 */
export const sameProductKey = ({ name, brandName }: { name: string; brandName: string }): string =>
  [...new Set(plainWords(`${brandName} ${name}`).flatMap(apart))].toSorted().join(' ')

/** `500mg` as the two words that it is where it is written apart. */
const apart = (word: string): string[] => word.replaceAll(/(\d)(?=\p{L})/gu, '$1 ').split(' ')
