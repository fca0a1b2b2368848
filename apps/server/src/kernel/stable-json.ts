const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** JSON whose fields are in one order: the database keeps its own, so equal values would differ as text. */
export const stableJson = (value: unknown): string => JSON.stringify(value, sorted)
