import { HOUR_MS } from '@salvia/contract/durations'
import { isSigned, type Signed, signatureOf } from '#kernel/signed-token'

/** What a link of a preview opens, and until when. */
export type Preview = { path: string; endsAt: Date }

const linkOf = (packed: string, until: string): Signed => ({
  purpose: 'content-preview',
  parts: [packed, until],
})

/** Token of a link that shows drafts, and does nothing else. Valid for an hour. */
export function signPreview(key: string, path: string, now: Date): Preview & { token: string } {
  const endsAt = new Date(now.getTime() + HOUR_MS)
  const [packed, until] = [Buffer.from(path).toString('base64url'), String(endsAt.getTime())]
  return { path, endsAt, token: `${until}.${packed}.${signatureOf(key, linkOf(packed, until))}` }
}

/** What a token opens; null if it is forged, not whole, or over. */
export function readPreview(key: string, token: string, now: Date): Preview | null {
  const [, until = '', packed = '', signature = ''] = /^(\d{1,15})\.([\w-]+)\.([\w-]+)$/.exec(token) ?? []
  if (!isSigned(key, linkOf(packed, until), signature) || Number(until) <= now.getTime()) return null
  return { path: Buffer.from(packed, 'base64url').toString(), endsAt: new Date(Number(until)) }
}
