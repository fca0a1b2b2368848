/** Endings of plurals and forms of a word in the four languages, the longest first. */
const endings = ['ungen', 'ings', 'ing', 'ies', 'ed', 'es', 'en', 's', 'e', 'n', 'x']
/** A shorter rest would be found in too many words. */
const SHORTEST = 4

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function stemOf(word: string): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST)
  return ending ? word.slice(0, -ending.length) : word
}

/**
 * Whether a text contains each of the searched words, in whatever form, case and accents. Nothing searched is in every
 * text.
 */
export function matchesWords(text: string, searched: string): boolean {
  const folded = fold(text)
  const words = fold(searched).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every((word) => folded.includes(stemOf(word)))
}
