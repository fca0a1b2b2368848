import { createHmac, timingSafeEqual } from 'node:crypto'

const DIGITS = 6
const STEP_SECONDS = 30
/** Accepted steps before and after the current one: phone clocks differ. */
const TOLERANCE = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 (RFC 4648) without padding, as authenticator apps expect. */
export function toBase32(bytes: Uint8Array): string {
  let bits = 0
  let kept = 0
  let text = ''
  for (const byte of bytes) {
    kept = (kept << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET[(kept >>> (bits - 5)) & 31]
    kept &= (1 << bits) - 1
  }
  return bits > 0 ? text + ALPHABET[(kept << (5 - bits)) & 31] : text
}

/** The code for a counter (RFC 4226). */
export function codeAt(secret: Uint8Array, counter: number): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const hash = createHmac('sha1', secret).update(message).digest()
  const offset = hash.readUInt8(hash.length - 1) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** The time step (RFC 6238) matching this code; null if no current one does. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const present = Math.floor(now.getTime() / 1000 / STEP_SECONDS)
  for (let step = present - TOLERANCE; step <= present + TOLERANCE; step += 1)
    if (isSame(codeAt(secret, step), code)) return step
  return null
}

/** The otpauth link for authenticator apps, also as QR code. */
export function otpauthUrl(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer, digits: String(DIGITS), period: String(STEP_SECONDS) })}`
}
