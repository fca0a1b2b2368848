import { stableJson } from '../stable-json.ts'

export type Change = { field: string; from: unknown; to: unknown }

/** Fields that differ between a record and its update; omitted fields are unchanged. */
export function changedFields(before: object, fields: object): Change[] {
  const known = before as Record<string, unknown>
  return Object.entries(fields)
    .filter(([, to]) => to !== undefined)
    .map(([field, to]) => ({ field, from: known[field] ?? null, to }))
    .filter(({ from, to }) => stableJson(from) !== stableJson(to))
}
