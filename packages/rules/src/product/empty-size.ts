/**
 * Unit size or servings per container as they are stored: `null` when the field is empty (docs/specification.md,
 * section 5). Throws for a text that is no number.
 */
export function sizeOrNull(typed: number | string | null | undefined): number | null {
  if (typed === null || typed === undefined) return null
  if (typeof typed === 'string' && typed.trim() === '') return null
  const size = Number(typed)
  if (!Number.isFinite(size)) throw new RangeError(`${typed} is not a size`)
  return size
}
