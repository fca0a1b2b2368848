import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Counter } from 'prom-client'
import { TooMany } from '#kernel/domain-error'
import { limitConcurrency, Overloaded } from '#kernel/limit-concurrency'
import { PASSWORD_COST } from '../../../config.ts'
import { deriveKey } from './derive-key.ts'
import type { KeyWanted } from './scrypt-worker.ts'

const hashesTotal = new Counter({
  name: 'salvia_password_hashes_total',
  help: 'Passwords hashed, to keep or to compare',
})

const SALT_BYTES = 16
const RETRY_MS = 5000
/** A hash matching no password, so that unknown accounts take as long to check as real ones. */
const NOBODYS_HASH = `${'0'.repeat(32)}:${'0'.repeat(128)}`

/** Deriving a key takes one core for tens of milliseconds. */
const inTurn = limitConcurrency({ atOnce: 1, waiting: 100 })

/** Throws TooMany if more are waiting than can be served within seconds. */
async function keyOf(wanted: KeyWanted): Promise<Buffer> {
  hashesTotal.inc()
  try {
    return await inTurn(() => deriveKey(wanted))
  } catch (error) {
    if (error instanceof Overloaded) throw new TooMany(new Date(Date.now() + RETRY_MS))
    throw error
  }
}

/**
 * Password hash as stored: scrypt with its own salt, in the library's format. `cost` is the same for all hashes of an
 * installation.
 */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  return `${salt}:${(await keyOf({ password, salt, cost })).toString('hex')}`
}

/** Whether the password matches the hash; without a hash it does the same work and returns false. */
export async function isPasswordOf(
  kept: string | null,
  password: string,
  cost = PASSWORD_COST,
): Promise<boolean> {
  const [salt = '', key = ''] = (kept ?? NOBODYS_HASH).split(':')
  const made = await keyOf({ password, salt, cost })
  const expected = Buffer.from(key, 'hex')
  return kept !== null && expected.length === made.length && timingSafeEqual(expected, made)
}
