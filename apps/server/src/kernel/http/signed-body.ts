import { createHmac, timingSafeEqual } from 'node:crypto'
import { SECOND_MS } from '@salvia/contract/durations'

/** How old a signature may be: a recorded message cannot be sent again later. */
const TOLERANCE_SECONDS = 300

const macOf = (secret: string, seconds: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

/** The header of a signed body: `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`, as payment gateways sign theirs. */
export const signBody = (secret: string, body: Buffer, now: Date): string => {
  const seconds = String(Math.floor(now.getTime() / SECOND_MS))
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`
}

type Signed = { secret: string; header: string; body: Buffer }

/** Whether a body was signed with the secret within the last five minutes. */
export function isSignedBody({ secret, header, body }: Signed, now: Date): boolean {
  const [, seconds, told] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (!seconds || !told) return false
  const age = Math.abs(now.getTime() / SECOND_MS - Number(seconds))
  return age <= TOLERANCE_SECONDS && timingSafeEqual(Buffer.from(told, 'hex'), macOf(secret, seconds, body))
}
