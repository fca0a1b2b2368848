import { LIST_LINE_LIMIT } from '@salvia/contract/words/limits'
import { withoutAsides } from './aside-lines.ts'
import { cleanedLines } from './clean-list.ts'
import { readFields, withoutFieldNames } from './field-lines.ts'
import { headListLines } from './head-list-lines.ts'
import { joinListLines } from './join-list-lines.ts'
import { isItem, type Line, readCleaned } from './list-line.ts'
import { joinStrengths } from './wrapped-strength.ts'

/**
 * A line of a pasted list as it is shown. `Item`: its product is searched. `Heading`: names none. `Unused`: words of a
 * dose that are not known to be of one product; `doubt` is what they are, at each product whose they may be.
 */
export type PastedLine = { text: string; is: 'Item' | 'Heading' | 'Unused'; doubt?: string }

/** Whether a pasted text has several lines. */
export const isList = (pasted: string): boolean => cleanedLines(pasted).filter(({ text }) => text).length > 1

const headings: Line['is'][] = ['Heading', 'Title', 'Header']

const shownAs = (line: Line): PastedLine['is'] => {
  if (isItem(line)) return 'Item'
  return headings.includes(line.is) ? 'Heading' : 'Unused'
}

const toPasted = (line: Line): PastedLine[] => {
  const { text, doubt, asides } = line
  const shown = { text, is: shownAs(line), ...(doubt === undefined ? {} : { doubt }) }
  return [
    ...(line.is === 'Blank' ? [] : [shown]),
    ...asides.map((aside) => ({ text: aside, is: 'Unused' as const })),
  ]
}

/** The lines of a pasted list as they are searched and read, as many as are searched for, and those that are left out. */
export function listLines(pasted: string): { lines: PastedLine[]; left: string[] } {
  const read = headListLines(
    joinListLines(
      readFields(withoutAsides(withoutFieldNames(joinStrengths(cleanedLines(pasted).map(readCleaned))))),
    ),
  )
  const all = read.flatMap(toPasted)
  return {
    lines: all.slice(0, LIST_LINE_LIMIT),
    left: all.slice(LIST_LINE_LIMIT).map(({ text }) => text),
  }
}
