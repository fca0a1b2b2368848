/** An unescaped bar. */
const bar = /(?<=(?<!\\)(?:\\\\)*)\|/

const escaped = (entry: string): string => entry.replaceAll(/[\\|]/g, '\\$&')
const unescaped = (entry: string): string => entry.replaceAll(/\\([\\|])/g, '$1')

/**
 * Joins entries with bars, escaping bars and backslashes. A single entry containing a comma gets a trailing bar, so
 * that it is not read as two.
 */
export function listCell(entries: string[]): string {
  const cell = entries.map(escaped).join('|')
  return entries.length === 1 && cell.includes(',') ? `${cell}|` : cell
}

/** Splits a cell at bars, or at commas if there is no bar. */
export const entriesOf = (cell: string): string[] =>
  cell
    .split(bar.test(cell) ? bar : ',')
    .map((entry) => unescaped(entry.trim()))
    .filter((entry) => entry !== '')
