/** A bar that parts entries: one without a backslash before it that is itself not escaped. */
const bar = /(?<=(?<!\\)(?:\\\\)*)\|/

const escaped = (entry: string): string => entry.replaceAll(/[\\|]/g, '\\$&')
const unescaped = (entry: string): string => entry.replaceAll(/\\([\\|])/g, '$1')

/**
 * Entries as one cell, parted by bars; a bar or backslash of an entry has a backslash before it. One entry with a comma
 * in it ends with a bar: without one it would be read as two.
 */
export function listCell(entries: string[]): string {
  const cell = entries.map(escaped).join('|')
  return entries.length === 1 && cell.includes(',') ? `${cell}|` : cell
}

/** The entries of a cell: parted by bars; by commas where no bar parts any. */
export const entriesOf = (cell: string): string[] =>
  cell
    .split(bar.test(cell) ? bar : ',')
    .map((entry) => unescaped(entry.trim()))
    .filter((entry) => entry !== '')
