import { scryptSync } from 'node:crypto'
import { serveThread } from '#kernel/side-thread/serve-thread'

export type KeyWanted = { password: string; salt: string }

/** The library's parameters, so that its hashes and ours are the same. */
const KEY_BYTES = 64
const COST = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }

serveThread(
  ({ password, salt }: KeyWanted): Uint8Array =>
    scryptSync(password.normalize('NFKC'), salt, KEY_BYTES, COST),
)
