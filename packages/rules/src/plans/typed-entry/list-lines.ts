import { LIST_LINE_LIMIT } from '@salvia/contract/words/limits'
import { withoutLineNumber } from './list-number.ts'
import { readEntry } from './read-entry.ts'
import type { TypedEntry } from './typed-entry.ts'

/** Who wrote a message and when: `[12:03, 30/11/2026] Anna: `. */
const MESSAGE = /^\s*\[(?=[^\]]*\d:\d\d)(?=[^\]]*\d[./-]\d{1,2}[./-]\d)[^\]]+\]\s*[^:]+:\s+/
const BULLET = /^\s*(?:[-–—•*·]|>\s)\s*/

const cleaned = (line: string): string =>
  withoutLineNumber(line.replace(MESSAGE, '').replace(BULLET, '')).trim()

const cleanedLines = (pasted: string): string[] => pasted.split(/\r\n|\r|\n/).map(cleaned)

/** Whether a pasted text has several lines. */
export const isList = (pasted: string): boolean => cleanedLines(pasted).filter(Boolean).length > 1

/** `Name`: product words alone. `Product`: with a dose. `Other`: a time alone, which may be a heading too, or nothing. */
type Kind = 'Blank' | 'Heading' | 'Dose' | 'Name' | 'Product' | 'Other'
type Line = { text: string; is: Kind }

function kindOf(text: string): Kind {
  if (text === '') return 'Blank'
  const entry = readEntry(text)
  if (entry.query !== '') return entry.is === 'Name' ? 'Name' : 'Product'
  if (entry.is === 'Name') return 'Other'
  if (text.endsWith(':')) return 'Heading'
  return entry.is === 'Certain' && entry.dose.amount === null ? 'Other' : 'Dose'
}

const isOfProduct = ({ is }: Line): boolean => is === 'Name' || is === 'Product' || is === 'Dose'

/** Whether several products stand before several doses, as a document read by its columns has them. */
const areColumns = (lines: Line[]): boolean =>
  /(?:Name ){2}(?:Dose ?){2}/.test(
    lines
      .filter(isOfProduct)
      .map(({ is }) => is)
      .join(' '),
  )

/**
 * Doses that stand on a line below their product's, as documents break them, beside it. Not where the list begins with a
 * dose or ends with a product: they may belong to the products below. Nor where products and doses stand apart.
 */
function withDoses(lines: Line[]): Line[] {
  const isAbove = lines.find(isOfProduct)?.is === 'Dose' || lines.findLast(isOfProduct)?.is === 'Name'
  if (isAbove || areColumns(lines)) return lines
  const joined: Line[] = []
  for (const line of lines) {
    const at = joined.findLastIndex(({ is }) => is !== 'Blank')
    const before = joined[at]
    const isBelow = before?.is === 'Name' || (before?.is === 'Product' && at === joined.length - 1)
    if (isBelow && line.is === 'Dose') joined[at] = { text: `${before.text} ${line.text}`, is: 'Product' }
    else joined.push(line)
  }
  return joined
}

/** Whether a line says when, be it as one of the answers to what is asked. */
function saysTimes(entry: TypedEntry): boolean {
  if (entry.is === 'Name') return false
  const asked = entry.is === 'Ambiguous' ? entry.questions.flatMap(({ choices }) => choices) : []
  const doses = [entry.dose, ...asked.flatMap(({ dose }) => dose ?? [])]
  return doses.some(({ times = [] }) => times.length > 0)
}

/** A line with what its heading says, unless it says when itself or is not understood. */
function withHeading(line: string, heading: string): string {
  const entry = readEntry(line)
  const isOwn = saysTimes(entry) && saysTimes(readEntry(heading))
  return entry.is === 'NotSaid' || isOwn ? line : `${line} ${heading.replace(/\s*:$/, '')}`
}

const textsOf = (lines: Line[]): string[] => lines.filter(({ is }) => is !== 'Blank').map(({ text }) => text)

/**
 * What a heading such as `Morning:` says, at each line below it up to an empty one. A heading with no line below it stays,
 * as a line for which no product is found.
 */
function underHeading(lines: Line[]): string[] {
  const [heading, ...below] = lines
  const begin = below.findIndex(({ is }) => is !== 'Blank')
  if (heading?.is !== 'Heading' || begin === -1) return textsOf(lines)
  const blank = below.findIndex(({ is }, at) => at > begin && is === 'Blank')
  const end = blank === -1 ? below.length : blank
  const said = below.slice(begin, end).map(({ text }) => withHeading(text, heading.text))
  return [...said, ...textsOf(below.slice(end))]
}

function underHeadings(lines: Line[]): string[] {
  const headings = [...lines.keys()].filter((at) => lines[at]?.is === 'Heading')
  return [0, ...headings].flatMap((from, at) => underHeading(lines.slice(from, headings[at])))
}

/**
 * The lines of a pasted list as they are searched and read, without bullets and numbers, as many as are searched for, and
 * those that are left out.
 */
export function listLines(pasted: string): { lines: string[]; left: string[] } {
  const all = underHeadings(withDoses(cleanedLines(pasted).map((text) => ({ text, is: kindOf(text) }))))
  return { lines: all.slice(0, LIST_LINE_LIMIT), left: all.slice(LIST_LINE_LIMIT) }
}
