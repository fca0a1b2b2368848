const isWritten = (value: unknown): boolean => value !== undefined && typeof value !== 'function'

const fieldsOf = (value: Record<string, unknown>): string =>
  Object.keys(value)
    .sort()
    .filter((name) => isWritten(value[name]))
    .map((name) => `${JSON.stringify(name)}:${stableJson(value[name])}`)
    .join()

/** JSON with a fixed field order: jsonb has its own order, so equal values would differ as text. */
export function stableJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(stableJson).join()}]`
  return value instanceof Date ? JSON.stringify(value) : `{${fieldsOf(value as Record<string, unknown>)}}`
}
