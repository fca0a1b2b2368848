import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (key: string, id: string): string =>
  createHmac('sha256', key).update(`demo-call:${id}`).digest('base64url')

/** Token of the link that shows, moves and cancels one booking. It ends with the booking's row. */
export const signDemoCall = (key: string, id: string): string => `${id}_${signatureOf(key, id)}`

/** Whose link a token is of; null if it is forged or not whole. */
export function readDemoCall(key: string, token: string): string | null {
  const [, id = '', signature = ''] = /^([\da-f-]{36})_(.+)$/.exec(token) ?? []
  const [expected, given] = [Buffer.from(signatureOf(key, id)), Buffer.from(signature)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}
