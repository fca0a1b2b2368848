/** What a parent window may ask for (docs/specification.md, section 4). */
export type ParentEvent = { kind: 'redirect'; path: string } | { kind: 'chat' } | { kind: 'inquiries' }

/** A path of the shop: a browser reads a second `/` or a `\\` as another site's name. */
const REDIRECT = /^redirect (\/(?![/\\])\S*)$/

/** Reads what a parent window of the same origin says; null for what it may not ask. */
export function readParentEvent(data: string): ParentEvent | null {
  if (data === 'open_chat') return { kind: 'chat' }
  if (data === 'open_inquiries_workflow') return { kind: 'inquiries' }
  const path = REDIRECT.exec(data)?.[1]
  return path === undefined ? null : { kind: 'redirect', path }
}
