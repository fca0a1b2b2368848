/** The only row of a statement that always returns one. Throws if there is none. */
export function one<T>(rows: T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('a row was expected')
  return row
}
