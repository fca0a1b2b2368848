import { isAmountLabelled } from './dose-labels.ts'
import { isInstruction, isItem, type Line, readLine, saysLike } from './list-line.ts'

/** What the dose below it is called, as the name of a field, is no word of it. */
export const withoutFieldNames = (lines: Line[]): Line[] =>
  lines.filter(({ is }, at) => is !== 'Header' || !isInstruction(lines[at + 1]))

const ANSWER = /^(?:yes|no|ja|nein|nee|oui|non)$/i

/** Words that call what is after them something: `Boron: 2 caps`, `Rhythm: twice daily`. */
const NAMED = /^\p{L}[\p{L} .'’-]*:\s+(.+)$/u

const isNamed = (line: Line): boolean => {
  if (!isItem(line)) return false
  const [, said] = NAMED.exec(line.text) ?? []
  const isSaid = said !== undefined && (ANSWER.test(said) || isInstruction(readLine(said)))
  return isSaid || isAmountLabelled(line.text)
}

/** The lines right below a product that may be the fields of it, each with its name. */
function fieldsBelow(lines: Line[], at: number): Line[] {
  const below = lines.slice(at + 1)
  const end = below.findIndex((line) => !isNamed(line) && !isInstruction(line))
  const fields = end === -1 ? below : below.slice(0, end)
  const isTold = (line: Line, place: number) =>
    [...lines.slice(at, at + 1), ...fields.slice(0, place)].some((told) => saysLike(told, line))
  const named = fields.filter(isNamed)
  const areProducts = fields.some((line, place) => isNamed(line) && isTold(line, place))
  return areProducts ? named.filter(({ text }) => isAmountLabelled(text)) : named
}

/**
 * A name before words of a dose, below a product that does not say them, may be no product but what they are called; where
 * one says again what is said, they are products.
 */
export function readFields(lines: Line[]): Line[] {
  const fields = lines.flatMap((line, at) => (isItem(line) && !isNamed(line) ? fieldsBelow(lines, at) : []))
  return lines.map((line) => (fields.includes(line) ? { ...line, is: 'Stray' } : line))
}
