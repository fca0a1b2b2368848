import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@salvia/contract/durations'
import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { authTokens, type TokenPurpose } from './credential-tables.ts'

const CODE_DIGITS = 6

const lifetimes: Record<TokenPurpose, number> = {
  VerifyEmail: 72 * HOUR_MS,
  ChangeEmail: 24 * HOUR_MS,
  ChangePhone: 10 * MINUTE_MS,
  ResetPassword: HOUR_MS,
  SecondFactor: 5 * MINUTE_MS,
  ConfirmOwner: 15 * MINUTE_MS,
  ProveContact: 15 * MINUTE_MS,
  PlanCode: 10 * MINUTE_MS,
  ReadPlan: DAY_MS,
}

type Owner = { userId: string; purpose: TokenPurpose }
type Issued = Owner & { target: string }

/** Keyed hash of a secret, as stored: without the key not even a short code can be found. */
export const keyedHash = (key: string, secret: string): string =>
  createHmac('sha256', key).update(secret).digest('base64url')

/** When a token that is issued now is over. */
export const expiryOf = (purpose: TokenPurpose, now: Date): Date =>
  new Date(now.getTime() + lifetimes[purpose])

async function keep(tx: Db, token: Issued & { tokenHash: string }, now: Date): Promise<void> {
  const expiresAt = expiryOf(token.purpose, now)
  await tx.insert(authTokens).values({ ...token, createdAt: now, expiresAt })
}

/** A single-use token with an expiry. Only the return value contains it; the table stores a hash. */
export async function issueToken(tx: Db, key: string, token: Issued, now: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await keep(tx, { ...token, tokenHash: keyedHash(key, secret) }, now)
  return secret
}

/** The string hashed for a code: valid for one user and purpose only. */
export const codeSecret = ({ userId, purpose }: Owner, code: string): string =>
  `${userId}:${purpose}:${code.replace(/\s/g, '')}`

/** A six-digit code that only its user can use; earlier ones for the same purpose become invalid. */
export async function issueCode(tx: Db, key: string, token: Issued, now: Date): Promise<string> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  await forgetTokens(tx, token)
  await keep(tx, { ...token, tokenHash: keyedHash(key, codeSecret(token, code)) }, now)
  return code
}

type Use = { key: string; secret: string; purposes: TokenPurpose[] }

/** Redeems a token. Null if it does not exist, has expired, or was already used. */
export async function takeToken(tx: Db, { key, secret, purposes }: Use, now: Date): Promise<Issued | null> {
  const [token] = await tx
    .delete(authTokens)
    .where(
      and(
        eq(authTokens.tokenHash, keyedHash(key, secret)),
        inArray(authTokens.purpose, purposes),
        gt(authTokens.expiresAt, now),
      ),
    )
    .returning()
  return token ?? null
}

/** Reads a token without redeeming it. */
export async function findToken(db: Db, { key, secret, purposes }: Use, now: Date): Promise<Issued | null> {
  const [token] = await db
    .select()
    .from(authTokens)
    .where(
      and(
        eq(authTokens.tokenHash, keyedHash(key, secret)),
        inArray(authTokens.purpose, purposes),
        gt(authTokens.expiresAt, now),
      ),
    )
  return token ?? null
}

/** Invalidates all tokens of a user. */
export async function forgetAllTokens(tx: Db, userId: string): Promise<void> {
  await tx.delete(authTokens).where(eq(authTokens.userId, userId))
}

/** Invalidates all tokens of a user for one purpose. */
export async function forgetTokens(tx: Db, { userId, purpose }: Owner): Promise<void> {
  await tx.delete(authTokens).where(and(eq(authTokens.userId, userId), eq(authTokens.purpose, purpose)))
}

/** Deletes expired tokens. */
export function forgetOldTokens(jobs: Jobs, db: Db, now: () => Date): void {
  jobs.on({
    queue: 'forget-auth-tokens',
    cron: '37 3 * * *',
    work: async () => {
      await db.delete(authTokens).where(lt(authTokens.expiresAt, now()))
    },
  })
}
