const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text contains each of the searched words, whatever their case and accents. Nothing searched is in every text. */
export function matchesWords(text: string, searched: string): boolean {
  const folded = fold(text)
  return fold(searched)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
