import { readEntry } from '../typed-entry/read-entry.ts'
import type { TypedEntry } from '../typed-entry/typed-entry.ts'
import { isItem, type Line, saysLike, withDoubt, withoutColon } from './list-line.ts'

/** Whether a line says when, be it as one of the answers to what is asked. */
function saysTimes(entry: TypedEntry): boolean {
  if (entry.is === 'Name') return false
  const asked = entry.is === 'Ambiguous' ? entry.questions.flatMap(({ choices }) => choices) : []
  const doses = [entry.dose, ...asked.flatMap(({ dose }) => dose ?? [])]
  return doses.some(({ times = [] }) => times.length > 0)
}

/** A line with what its heading says, unless it says when itself or is not understood. */
function withHeading(line: Line, heading: string): Line {
  if (!isItem(line) && line.is !== 'Dose') return line
  const entry = readEntry(line.text)
  const isOwn = saysTimes(entry) && saysTimes(readEntry(heading))
  if (entry.is === 'NotSaid' || isOwn) return line
  return { ...line, text: `${line.text} ${withoutColon(heading)}` }
}

const inDoubtOf = (line: Line, heading: Line): Line =>
  isItem(line) && !saysLike(line, heading) ? withDoubt(line, heading.text) : line

/**
 * What a heading such as `Morning:` says, at each line below it up to an empty one; below another heading that says
 * nothing of a dose it may end. A heading with no line right below it stays.
 */
function underHeading(lines: Line[]): Line[] {
  const [heading, ...below] = lines
  const begin = below.findIndex(({ is }) => is !== 'Blank')
  if (heading?.is !== 'Heading' || begin === -1) return lines
  const blank = below.findIndex(({ is }, at) => at > begin && is === 'Blank')
  const end = blank === -1 ? below.length : blank
  const title = below.slice(0, end).findIndex(({ is }) => is === 'Title')
  const last = title === -1 ? end : title
  return [
    ...(last > begin ? [] : [heading]),
    ...below.slice(0, last).map((line) => withHeading(line, heading.text)),
    ...below.slice(last, end).map((line) => inDoubtOf(line, heading)),
    ...below.slice(end),
  ]
}

/** The lines of a list, each with what the heading says that it stands below. */
export function headListLines(lines: Line[]): Line[] {
  const headings = [...lines.keys()].filter((at) => lines[at]?.is === 'Heading')
  return [0, ...headings].flatMap((from, at) => underHeading(lines.slice(from, headings[at])))
}
