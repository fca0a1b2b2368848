import { availableParallelism } from 'node:os'
import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto'
import { Counter } from 'prom-client'
import { TooMany } from '#kernel/domain-error'
import { fewAtOnce, Overloaded } from '#kernel/few-at-once'

const hashesTotal = new Counter({
  name: 'salvia_password_hashes_total',
  help: 'Passwords hashed, to keep or to compare',
})

/**
 * A hash fills one core for tens of milliseconds, in the thread pool. One core always stays with the requests of
 * everyone else, and most threads with files and compression.
 */
const inTurn = fewAtOnce({ atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)), waiting: 100 })

const RETRY_MS = 5000

/** Hashes in turn. Throws TooMany when more wait than can be served within seconds. */
async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(work)
  } catch (error) {
    if (error instanceof Overloaded) throw new TooMany(new Date(Date.now() + RETRY_MS))
    throw error
  }
}

/** A hash that no password has: comparing with it takes as long as with a real one. */
const NOBODYS_HASH = `${'0'.repeat(32)}:${'0'.repeat(128)}`

/** What the database keeps of a password: scrypt with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  hashesTotal.inc()
  return oneOfFew(() => hash(password))
}

/** Whether it is the password of this hash; without a hash the same work is done, and it is not. */
export async function isPasswordOf(kept: string | null, password: string): Promise<boolean> {
  hashesTotal.inc()
  const isIt = await oneOfFew(() => verify({ hash: kept ?? NOBODYS_HASH, password }))
  return isIt && kept !== null
}
