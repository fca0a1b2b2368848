/**
 * Index of the first row that is nested more than one level below its predecessor (or the first row, if nested); -1 if
 * the nesting is valid.
 */
export const misplacedRow = (rows: { depth: number }[]): number =>
  rows.findIndex(({ depth }, at) => depth > (rows[at - 1]?.depth ?? -1) + 1)
