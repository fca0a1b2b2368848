type Draft = Record<string, unknown>

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The fields in which two readings of a record differ. */
export const changedFields = <D extends Draft>(draft: D, read: D): (keyof D & string)[] =>
  Object.keys(draft).filter((field) => !isSame(draft[field], read[field]))

/**
 * A draft on top of what someone else saved meanwhile: their fields where this one left them alone, ours elsewhere.
 * `conflicts` are those that both set to different ends.
 */
export function mergeDraft<D extends Draft>(
  draft: D,
  read: D,
  current: D,
): { draft: D; conflicts: (keyof D & string)[] } {
  const ours = changedFields(draft, read)
  const theirs = changedFields(current, read)
  const merged = { ...current, ...Object.fromEntries(ours.map((field) => [field, draft[field]])) }
  return {
    draft: merged,
    conflicts: ours.filter((field) => theirs.includes(field) && !isSame(merged[field], current[field])),
  }
}
