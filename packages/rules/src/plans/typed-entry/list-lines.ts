import { LIST_LINE_LIMIT } from '@salvia/contract/words/limits'

const bullet = /^\s*(?:[-–—•*·]|\d{1,2}[.)](?=\s))\s*/

/** The lines of a pasted list without bullets and numbers, as many as are searched for, and those that are left out. */
export function listLines(pasted: string): { lines: string[]; left: string[] } {
  const all = pasted
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '')
  return { lines: all.slice(0, LIST_LINE_LIMIT), left: all.slice(LIST_LINE_LIMIT) }
}
