import { PLAN_ITEM_LIMIT } from '@salvia/contract/words/limits'

const bullet = /^\s*(?:[-–—•*·]|\d{1,2}[.)](?=\s))\s*/

/** The lines of a pasted list without bullets and numbers, at most as many as a plan has products, and how many more. */
export function listLines(pasted: string): { lines: string[]; left: number } {
  const all = pasted
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '')
  return { lines: all.slice(0, PLAN_ITEM_LIMIT), left: Math.max(all.length - PLAN_ITEM_LIMIT, 0) }
}
