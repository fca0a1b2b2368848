import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { isSigned, type Signed, signatureOf } from '#kernel/signed-token'

export type Subscription = { disruptionId: string; email: string; languageCode: LanguageCode }

const confirming = (text: string): Signed => ({ purpose: 'disruption-subscription', parts: [text] })
const ending = (id: string): Signed => ({ purpose: 'disruption-notices', parts: [id] })

/** Token that confirms a subscription; all that is kept of an unconfirmed one is in its mail. */
export function signSubscription(key: string, subscription: Subscription, expiresAt: Date): string {
  const { disruptionId, languageCode } = subscription
  const email = Buffer.from(subscription.email).toString('base64url')
  const text = [disruptionId, languageCode, expiresAt.getTime().toString(36), email].join('.')
  return `${text}.${signatureOf(key, confirming(text))}`
}

/** The subscription that a token confirms; null if it is forged, expired or not whole. */
export function readSubscription(key: string, token: string, now: Date): Subscription | null {
  const at = token.lastIndexOf('.')
  const text = token.slice(0, Math.max(at, 0))
  const [disruptionId = '', language = '', expires = '', email = ''] = text.split('.')
  const languageCode = languages.find((code) => code === language)
  if (!languageCode || !isSigned(key, confirming(text), token.slice(at + 1))) return null
  if (Number.parseInt(expires, 36) <= now.getTime()) return null
  return { disruptionId, languageCode, email: Buffer.from(email, 'base64url').toString() }
}

/** Token of the link in a notice that ends such mails, and does nothing else. It does not expire. */
export const signUnsubscription = (key: string, disruptionUserId: string): string =>
  `${disruptionUserId}_${signatureOf(key, ending(disruptionUserId))}`

/** Whose notices a token ends; null if it is forged or not whole. */
export function readUnsubscription(key: string, token: string): string | null {
  const at = token.indexOf('_')
  const id = token.slice(0, Math.max(at, 0))
  return isSigned(key, ending(id), token.slice(at + 1)) ? id : null
}
