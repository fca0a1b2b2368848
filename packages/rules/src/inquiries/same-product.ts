import { plainWords } from '../search/plain-text.ts'

/**
 * Two requests with the same key ask for the same product: case, accents, signs, the order of words, and a brand that
 * the name repeats make no difference. A strength or pack size does.
 */
export const sameProductKey = ({ name, brandName }: { name: string; brandName: string }): string =>
  [...new Set(plainWords(`${brandName} ${name}`))].toSorted().join(' ')
