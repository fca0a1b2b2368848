/** A value with `write` applied to each text in it. */
export const rewritten = <T>(value: T, write: (text: string) => string): T => {
  if (typeof value === 'string') return write(value) as T
  if (Array.isArray(value)) return value.map((each) => rewritten(each, write)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rewritten(each, write)])) as T
}
