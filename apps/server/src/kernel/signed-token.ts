import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link lets its holder do, by the word in its signature: a token for one opens nothing of another. */
type Purpose =
  | 'content-picture'
  | 'content-preview'
  | 'demo-call'
  | 'disruption-notices'
  | 'disruption-notices-of-address'
  | 'disruption-subscription'
  | 'inquiry-upvote'
  | 'product-updates'
  | 'reminders'
  | 'survey'

/** What a token is signed for, and the parts that it says, of which the last alone may hold a colon. */
export type Signed = { purpose: Purpose; parts: string[] }

/**
 * Signature of a link that opens something without a stored row. How a token packs its parts is its own; links that were
 * mailed go by these signatures, so that they must not change.
 */
export const signatureOf = (key: string, { purpose, parts }: Signed): string =>
  createHmac('sha256', key)
    .update([purpose, ...parts].join(':'))
    .digest('base64url')

/** Whether a signature is ours, compared in constant time. */
export function isSigned(key: string, signed: Signed, signature: string): boolean {
  const [expected, given] = [Buffer.from(signatureOf(key, signed)), Buffer.from(signature)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
