import { readData } from '#kernel/data-file'

export type Weight = '500' | '600'

/** Of each character the advance width and the path, in thousandths of the font size, the baseline at 0. */
type Outlines = { weights: Record<Weight, Record<string, [width: number, path: string]>> }

const { weights } = readData<Outlines>('fonts/inter-outlines.json')

const UNITS = 1000
const UNKNOWN = '-'

/** Every character that the outlines lack, brought down to one that they have: ș → s, ≥ → -. */
const drawable = (text: string, weight: Weight): string[] =>
  [...text].map((character) => {
    if (weights[weight][character]) return character
    const bare = character.normalize('NFD').charAt(0)
    return weights[weight][bare] ? bare : UNKNOWN
  })

const glyph = (character: string, weight: Weight): [number, string] => weights[weight][character] ?? [0, '']

/** How wide a line is at font size 1. */
export const textWidth = (text: string, weight: Weight): number =>
  drawable(text, weight).reduce((all, character) => all + glyph(character, weight)[0], 0) / UNITS

type TextAt = { x: number; y: number; size: number; weight: Weight; spacing?: number }

const rounded = (value: number): string => String(Math.round(value * 100) / 100)

/** A glyph's path moved and scaled: its numbers are x and y in turn, whatever the command. */
function placed(path: string, { x, y, scale }: { x: number; y: number; scale: number }): string {
  let isX = false
  return path.replaceAll(/-?\d+/g, (digits) => {
    isX = !isX
    return rounded(Number(digits) * scale + (isX ? x : y))
  })
}

/** Draws a line of text as one path, centred on `x`, its baseline on `y`: looks the same wherever it is opened. */
export function textPath(text: string, { x, y, size, weight, spacing = 0 }: TextAt): string {
  const characters = drawable(text, weight)
  const width = textWidth(text, weight) * size + spacing * Math.max(0, characters.length - 1)
  const scale = size / UNITS
  let left = x - width / 2
  return characters
    .map((character) => {
      const [advance, path] = glyph(character, weight)
      const at = left
      left += advance * scale + spacing
      return placed(path, { x: at, y, scale })
    })
    .join('')
}
