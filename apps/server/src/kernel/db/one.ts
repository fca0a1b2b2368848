/** The only row of a statement that cannot answer none. Throws when it does. */
export function one<T>(rows: T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('a row was expected')
  return row
}
