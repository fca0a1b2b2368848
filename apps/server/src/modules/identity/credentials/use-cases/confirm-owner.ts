import type { ConfirmationWay } from '@salvia/contract/words/identity'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { conflict, invalid } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { accounts, users } from '../../accounts/identity-tables.ts'
import {
  type Bucket,
  holdAll,
  type IdentityContext,
  inTransaction,
  releaseAll,
} from '../../identity-context.ts'
import { isPasswordOf } from '../passwords.ts'
import { sendContactCode, takeContactCode } from './contact-code.ts'
import { isSecondFactorOn, useCode } from './use-code.ts'

/** What a request includes to prove that the caller is the account's owner. */
export type OwnerProof = { password?: string | undefined; code?: string | undefined }

type Caller = Pick<Actor, 'userId' | 'sessionId'>

export const wrongCode = () =>
  invalid('code_invalid', 'This code is not right.', [{ id: 'code', error: 'code_invalid' }])

const wrongPassword = () =>
  invalid('password_wrong', 'This is not your password.', [{ id: 'password', error: 'password_wrong' }])

async function findPassword(db: Db, userId: string): Promise<string | null> {
  const isOwn = and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'))
  const [credential] = await db.select({ password: accounts.password }).from(accounts).where(isOwn)
  return credential?.password ?? null
}

async function keysOf(db: Db, userId: string) {
  return { password: await findPassword(db, userId), hasFactor: await isSecondFactorOn(db, userId) }
}

type Keys = Awaited<ReturnType<typeof keysOf>>

const waysOf = ({ password, hasFactor }: Keys): ConfirmationWay[] => {
  const ways: ConfirmationWay[] = []
  if (password !== null) ways.push('Password')
  if (hasFactor) ways.push('Authenticator')
  return ways.length > 0 ? ways : ['MailedCode']
}

/** How an account confirms a change: with one of its credentials, or with a mailed code if it has none. */
export const confirmationWays = async (db: Db, userId: string): Promise<ConfirmationWay[]> =>
  waysOf(await keysOf(db, userId))

/**
 * Mails the code by which an account without password and second factor confirms a change. Throws conflict if the
 * account has either, TooMany past the limit.
 */
export async function sendConfirmationCode(
  context: IdentityContext,
  { userId, address }: { userId: string; address: string },
  now: Date,
): Promise<void> {
  const ways = await confirmationWays(context.db, userId)
  if (!ways.includes('MailedCode'))
    throw conflict('user_state', 'This account confirms by its password or its authenticator.')
  const user = one(await context.db.select().from(users).where(eq(users.id, userId)))
  const { email: to, firstName, preferredLanguageCode: languageCode } = user
  const contact = { by: 'Email' as const, to, firstName, languageCode }
  const code = { userId, purpose: 'ConfirmOwner' as const, about: to, kind: 'ownerCode' as const }
  await sendContactCode(context, { ...code, contact, address }, now)
}

function isCodeRight(context: IdentityContext, given: { userId: string; code: string }, now: Date) {
  return context.db.transaction(async (tx) => {
    const inside = inTransaction(context, tx)
    if (await isSecondFactorOn(tx, given.userId)) return useCode(inside, given, now)
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, given.userId))
    return (await takeContactCode(inside, { ...given, purpose: 'ConfirmOwner' }, now)) === user?.email
  })
}

/** Checks the code if the account supports one and it was given, else the password. */
async function check(context: IdentityContext, userId: string, proof: OwnerProof, now: Date): Promise<void> {
  const keys = await keysOf(context.db, userId)
  const takesCode = keys.hasFactor || keys.password === null
  if (takesCode && (proof.code !== undefined || keys.password === null)) {
    if (!(await isCodeRight(context, { userId, code: proof.code ?? '' }, now))) throw wrongCode()
    return
  }
  if (!(await isPasswordOf(keys.password, proof.password ?? '', context.config.passwordCost)))
    throw wrongPassword()
}

const bucketsOf = ({ sessionId }: Caller): Bucket[] => [
  ['confirmation', sessionId],
  ['confirmationDaily', sessionId],
]

/**
 * Verifies that the caller is the account's owner and not merely has its session: by the password or a second-factor
 * code, or by a mailed code if there is neither. Never call inside a transaction: it hashes a password. Throws invalid
 * if it is wrong or missing, TooMany after too many attempts in this session.
 */
export async function confirmOwner(
  context: IdentityContext,
  { caller, ...proof }: OwnerProof & { caller: Caller },
  now: Date,
): Promise<void> {
  const buckets = bucketsOf(caller)
  await holdAll(context, buckets, now)
  await check(context, caller.userId, proof, now)
  await releaseAll(context, buckets, now)
}

/** The same for calls that require a code anyway: accounts with a password must give that too. */
export async function confirmPassword(
  context: IdentityContext,
  { caller, password }: { caller: Caller; password: string | undefined },
  now: Date,
): Promise<void> {
  const kept = await findPassword(context.db, caller.userId)
  if (kept === null) return
  const buckets = bucketsOf(caller)
  await holdAll(context, buckets, now)
  if (!(await isPasswordOf(kept, password ?? '', context.config.passwordCost))) throw wrongPassword()
  await releaseAll(context, buckets, now)
}
