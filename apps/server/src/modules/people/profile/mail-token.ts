import { isSigned, type Signed, signatureOf } from '#kernel/signed-token'

/** The kinds of mails that a link of one ends. */
export type EndedMails = 'reminders' | 'product-updates'

const linkOf = (mails: EndedMails, userId: string): Signed => ({ purpose: mails, parts: [userId] })

/** Token of the link that ends mails of a kind to a person, and does nothing else. It does not expire. */
export const signMailToken = (key: string, mails: EndedMails, userId: string): string =>
  `${userId}_${signatureOf(key, linkOf(mails, userId))}`

/** The person a token is for; null if it is forged, of another kind, or not whole. */
export function readMailToken(key: string, mails: EndedMails, token: string): string | null {
  const at = token.indexOf('_')
  const userId = token.slice(0, Math.max(at, 0))
  return isSigned(key, linkOf(mails, userId), token.slice(at + 1)) ? userId : null
}
