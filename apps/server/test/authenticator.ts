import { codeAt } from '../src/modules/identity/credentials/one-time-code.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
export const STEP_MS = 30_000

/** A secret as an authenticator reads it. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What an authenticator shows. */
export const codeOf = (secret: string, at: Date): string =>
  codeAt(fromBase32(secret), Math.floor(at.getTime() / STEP_MS))
