import type { ComparedRow } from '@salvia/rules/comparison/compare-ingredients'

/** Whether known labels differ in a row: what is marked, and what stays where only differences are shown. */
export const isDifferent = ({ amountDiffers, formDiffers }: ComparedRow): boolean =>
  amountDiffers || formDiffers

/** Each row of its own with the parts below it. */
function groupsOf(rows: ComparedRow[]): ComparedRow[][] {
  const groups: ComparedRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (row.depth > 0 && last) last.push(row)
    else groups.push([row])
  }
  return groups
}

/** Rows with a difference, in themselves or in a part of theirs, before those without; parts stay below their whole. */
export function differencesFirst(rows: ComparedRow[]): ComparedRow[] {
  const groups = groupsOf(rows)
  const isAhead = (group: ComparedRow[]) => group.some(isDifferent)
  return [...groups.filter(isAhead), ...groups.filter((group) => !isAhead(group))].flat()
}

/** Whether a product states an amount: rows without any say little and are folded. */
export const isStated = ({ cells }: ComparedRow): boolean =>
  cells.some((cell) => typeof cell === 'object' && cell.amount !== null)
