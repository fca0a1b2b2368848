import { textWidth, type Weight } from './outlines.ts'

export type Fitted = { lines: string[]; size: number }

const ELLIPSIS = '…'

/** Wraps the text between words, filling each line up to `width` (at size 1). */
function broken(words: string[], width: number, weight: Weight): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trimStart()
    if (lines.length > 0 && textWidth(longer, weight) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function shortened(text: string, width: number, weight: Weight): string {
  let kept = text
  while (kept.length > 1 && textWidth(kept + ELLIPSIS, weight) > width) kept = kept.slice(0, -1).trimEnd()
  return kept + ELLIPSIS
}

/** `sizes` are in descending order. The lines of a text, spaced `leading` times its size, must fit within `height`. */
type Room = { width: number; height: number; leading: number; sizes: readonly number[]; weight: Weight }

/**
 * Lays out a text in the largest size at which it fits completely. A text that fits in none is truncated with an
 * ellipsis, in the smallest size.
 */
export function fitText(text: string, { width, height, leading, sizes, weight }: Room): Fitted {
  const mostLines = (size: number) => Math.max(1, Math.floor(height / (size * leading)))
  const words = text.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return { lines: [], size: sizes[0] ?? 1 }
  for (const size of sizes) {
    const lines = broken(words, width / size, weight)
    const isWhole =
      lines.length <= mostLines(size) && lines.every((line) => textWidth(line, weight) <= width / size)
    if (isWhole) return { lines, size }
  }
  const size = sizes.at(-1) ?? 1
  const most = mostLines(size)
  const lines = broken(words, width / size, weight)
  const kept = lines.slice(0, most).map((line, at) => {
    const isCut = at === most - 1 && lines.length > most
    return isCut || textWidth(line, weight) > width / size ? shortened(line, width / size, weight) : line
  })
  return { lines: kept, size }
}
