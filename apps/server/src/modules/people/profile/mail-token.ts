import { createHmac, timingSafeEqual } from 'node:crypto'

/** The kinds of mails that a link of one ends. */
export type EndedMails = 'reminders' | 'product-updates'

const signatureOf = (key: string, mails: EndedMails, userId: string): string =>
  createHmac('sha256', key).update(`${mails}:${userId}`).digest('base64url')

/** Token of the link that ends mails of a kind to a person, and does nothing else. It does not expire. */
export const signMailToken = (key: string, mails: EndedMails, userId: string): string =>
  `${userId}_${signatureOf(key, mails, userId)}`

/** The person a token is for; null if it is forged, of another kind, or not whole. */
export function readMailToken(key: string, mails: EndedMails, token: string): string | null {
  const at = token.indexOf('_')
  const userId = token.slice(0, Math.max(at, 0))
  const expected = Buffer.from(signatureOf(key, mails, userId))
  const given = Buffer.from(token.slice(at + 1))
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null
}
