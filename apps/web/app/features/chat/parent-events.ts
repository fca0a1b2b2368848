/** What a parent window may ask for (docs/specification.md, section 4). */
export type ParentEvent = { kind: 'redirect'; path: string } | { kind: 'chat' } | { kind: 'inquiries' }

const REDIRECT = /^redirect (\/(?!\/)\S*)$/

/** Reads a message of a parent window; null for another origin, and for what it may not ask. */
export function readParentEvent(
  { origin, data }: { origin: string; data: unknown },
  ownOrigin: string,
): ParentEvent | null {
  if (origin !== ownOrigin || typeof data !== 'string') return null
  if (data === 'open_chat') return { kind: 'chat' }
  if (data === 'open_inquiries_workflow') return { kind: 'inquiries' }
  const path = REDIRECT.exec(data)?.[1]
  return path === undefined ? null : { kind: 'redirect', path }
}
