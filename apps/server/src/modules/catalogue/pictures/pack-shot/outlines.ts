import { readData } from '#kernel/data-file'

export type Weight = '500' | '600'

/** Advance width and path of each character, in thousandths of the font size, with the baseline at 0. */
type Outlines = { weights: Record<Weight, Record<string, [width: number, path: string]>> }

const { weights } = readData<Outlines>('fonts/inter-outlines.json')

const UNITS = 1000
const UNKNOWN = '-'

/** Replaces characters missing from the outlines by available ones: ș → s, ≥ → -. */
const drawable = (text: string, weight: Weight): string[] =>
  [...text].map((character) => {
    if (weights[weight][character]) return character
    const bare = character.normalize('NFD').charAt(0)
    return weights[weight][bare] ? bare : UNKNOWN
  })

const glyph = (character: string, weight: Weight): [number, string] => weights[weight][character] ?? [0, '']

/** Width of a line at font size 1. */
export const textWidth = (text: string, weight: Weight): number =>
  drawable(text, weight).reduce((all, character) => all + glyph(character, weight)[0], 0) / UNITS

type TextAt = { x: number; y: number; size: number; weight: Weight; spacing?: number }

const rounded = (value: number): string => String(Math.round(value * 100) / 100)

/** Translates and scales a glyph's path: its numbers alternate x and y, whatever the command. */
function placed(path: string, { x, y, scale }: { x: number; y: number; scale: number }): string {
  let isX = false
  return path.replaceAll(/-?\d+/g, (digits) => {
    isX = !isX
    return rounded(Number(digits) * scale + (isX ? x : y))
  })
}

/** Renders a line of text as one path, centred on `x` with its baseline on `y`, so it looks the same everywhere. */
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
