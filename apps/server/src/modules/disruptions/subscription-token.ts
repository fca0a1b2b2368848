import { createHmac, timingSafeEqual } from 'node:crypto'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'

const signatureOf = (key: string, purpose: string, text: string): string =>
  createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url')

function isSigned(key: string, purpose: string, text: string, signature: string): boolean {
  const expected = Buffer.from(signatureOf(key, purpose, text))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

export type Subscription = { disruptionId: string; email: string; languageCode: LanguageCode }

const CONFIRM = 'disruption-subscription'
const END = 'disruption-notices'

/** Token that confirms a subscription; all that is kept of an unconfirmed one is in its mail. */
export function signSubscription(key: string, subscription: Subscription, expiresAt: Date): string {
  const { disruptionId, languageCode } = subscription
  const email = Buffer.from(subscription.email).toString('base64url')
  const text = [disruptionId, languageCode, expiresAt.getTime().toString(36), email].join('.')
  return `${text}.${signatureOf(key, CONFIRM, text)}`
}

/** The subscription that a token confirms; null if it is forged, expired or not whole. */
export function readSubscription(key: string, token: string, now: Date): Subscription | null {
  const at = token.lastIndexOf('.')
  const text = token.slice(0, Math.max(at, 0))
  const [disruptionId = '', language = '', expires = '', email = ''] = text.split('.')
  const languageCode = languages.find((code) => code === language)
  if (!languageCode || !isSigned(key, CONFIRM, text, token.slice(at + 1))) return null
  if (Number.parseInt(expires, 36) <= now.getTime()) return null
  return { disruptionId, languageCode, email: Buffer.from(email, 'base64url').toString() }
}

/** Token of the link in a notice that ends such mails, and does nothing else. It does not expire. */
export const signUnsubscription = (key: string, disruptionUserId: string): string =>
  `${disruptionUserId}_${signatureOf(key, END, disruptionUserId)}`

/** Whose notices a token ends; null if it is forged or not whole. */
export function readUnsubscription(key: string, token: string): string | null {
  const at = token.indexOf('_')
  const id = token.slice(0, Math.max(at, 0))
  return isSigned(key, END, id, token.slice(at + 1)) ? id : null
}
