/** A document without references: what stands under a name stands where it is named. No schema of ours holds itself. */
export function inlineRefs<T>(document: T): T {
  const at = (ref: string): unknown =>
    ref
      .slice('#/'.length)
      .split('/')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], document)
  const inlined = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inlined)
    if (typeof value !== 'object' || value === null) return value
    const { $ref, $defs: _, ...rest } = value as { $ref?: unknown; $defs?: unknown }
    const own = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, inlined(part)]))
    return typeof $ref === 'string' ? { ...(inlined(at($ref)) as object), ...own } : own
  }
  return inlined(document) as T
}
