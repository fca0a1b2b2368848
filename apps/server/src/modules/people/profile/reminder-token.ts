import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (key: string, userId: string): string =>
  createHmac('sha256', key).update(`reminders:${userId}`).digest('base64url')

/** Token of the link that ends a person's refill reminders, and does nothing else. It does not expire. */
export const signReminderToken = (key: string, userId: string): string =>
  `${userId}_${signatureOf(key, userId)}`

/** The person a token is for; null if it is forged or not whole. */
export function readReminderToken(key: string, token: string): string | null {
  const at = token.indexOf('_')
  const userId = token.slice(0, Math.max(at, 0))
  const expected = Buffer.from(signatureOf(key, userId))
  const given = Buffer.from(token.slice(at + 1))
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null
}
