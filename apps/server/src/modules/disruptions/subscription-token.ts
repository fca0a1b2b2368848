import { DAY_MS } from '@salvia/contract/durations'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { isSigned, type Signed, signatureOf } from '#kernel/signed-token'

export type Subscription = { disruptionId: string; email: string; languageCode: LanguageCode }

/** How long a subscription can be confirmed. */
export const LINK_MS = 3 * DAY_MS

/** When the link of a subscription was asked for. */
export const askedAtOf = ({ expiresAt }: { expiresAt: Date }): Date => new Date(expiresAt.getTime() - LINK_MS)

const confirming = (text: string): Signed => ({ purpose: 'disruption-subscription', parts: [text] })
const ending = (id: string): Signed => ({ purpose: 'disruption-notices', parts: [id] })
const endingOf = (address: string): Signed => ({ purpose: 'disruption-notices-of-address', parts: [address] })

/** Token that confirms a subscription; all that is kept of an unconfirmed one is in its mail. */
export function signSubscription(key: string, subscription: Subscription, expiresAt: Date): string {
  const { disruptionId, languageCode } = subscription
  const email = Buffer.from(subscription.email).toString('base64url')
  const text = [disruptionId, languageCode, expiresAt.getTime().toString(36), email].join('.')
  return `${text}.${signatureOf(key, confirming(text))}`
}

/** The subscription that a token confirms; null if it is forged, expired or not whole. */
export function readSubscription(
  key: string,
  token: string,
  now: Date,
): (Subscription & { expiresAt: Date }) | null {
  const at = token.lastIndexOf('.')
  const text = token.slice(0, Math.max(at, 0))
  const [disruptionId = '', language = '', expires = '', email = ''] = text.split('.')
  const languageCode = languages.find((code) => code === language)
  if (!languageCode || !isSigned(key, confirming(text), token.slice(at + 1))) return null
  const expiresAt = new Date(Number.parseInt(expires, 36))
  if (expiresAt <= now) return null
  return { disruptionId, languageCode, email: Buffer.from(email, 'base64url').toString(), expiresAt }
}

/** Who had a notice: an account, by its row, or an address, whose rows are deleted with their disruption. */
export type Noticed = { id: string } | { email: string }

/** Token of the link in a notice that ends such mails, and does nothing else. It does not expire. */
export function signUnsubscription(key: string, noticed: Noticed): string {
  if ('id' in noticed) return `${noticed.id}_${signatureOf(key, ending(noticed.id))}`
  const address = Buffer.from(noticed.email).toString('base64url')
  return `${address}.${signatureOf(key, endingOf(address))}`
}

/** Whose notices a token ends; null if it is forged or not whole. */
export function readUnsubscription(key: string, token: string): Noticed | null {
  const [, address, signature = ''] = /^([\w-]+)\.([\w-]+)$/.exec(token) ?? []
  if (address !== undefined)
    return isSigned(key, endingOf(address), signature)
      ? { email: Buffer.from(address, 'base64url').toString() }
      : null
  const at = token.indexOf('_')
  const id = token.slice(0, Math.max(at, 0))
  return isSigned(key, ending(id), token.slice(at + 1)) ? { id } : null
}
