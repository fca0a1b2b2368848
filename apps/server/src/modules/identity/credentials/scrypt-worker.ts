import { scryptSync } from 'node:crypto'
import { serveThread } from '#kernel/side-thread/serve-thread'

/** `cost`: scrypt's N. */
export type KeyWanted = { password: string; salt: string; cost: number }

/** The library's parameters, as its cost is, so that its hashes and ours are the same. */
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
