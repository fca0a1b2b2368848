import { scryptSync } from 'node:crypto'
import { serveThread } from '#kernel/side-thread/serve-thread'

/** `cost`: scrypt's N. */
export type KeyWanted = { password: string; salt: string; cost: number }

/** The library's parameters, including its cost, so that hashes are interchangeable. */
const KEY_BYTES = 64
const BLOCK = 16

serveThread(
  ({ password, salt, cost }: KeyWanted): Uint8Array =>
    scryptSync(password.normalize('NFKC'), salt, KEY_BYTES, {
      N: cost,
      r: BLOCK,
      p: 1,
      maxmem: 256 * cost * BLOCK,
    }),
)
