/**
 * Where rows of a label stop being a nesting: the first that lies more than one level below the row before it, or the
 * first of all where it is a part of nothing. -1 when each row stands where it can.
 */
export const misplacedRow = (rows: { depth: number }[]): number =>
  rows.findIndex(({ depth }, at) => depth > (rows[at - 1]?.depth ?? -1) + 1)
