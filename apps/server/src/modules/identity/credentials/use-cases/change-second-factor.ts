import { randomBytes } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, forbidden, notFound } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { recoveryCodes, secondFactors } from '../../accounts/credential-tables.ts'
import { users } from '../../accounts/identity-tables.ts'
import {
  type Bucket,
  holdAll,
  type IdentityContext,
  type IdentityTransaction,
  inTransaction,
  releaseAll,
} from '../../identity-context.ts'
import { stepOf, toBase32 } from '../one-time-code.ts'
import { confirmOwner, confirmPassword, type OwnerProof, wrongCode } from './confirm-owner.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { type RemovedFactor, readFactor, removeFactor } from './removed-factor.ts'
import { recoveryHash, useCode } from './use-code.ts'

const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10

type Caller = Pick<Actor, 'userId' | 'sessionId'>

type Switched = { userId: string; actorId: string; kind: 'secondFactorOn' | 'secondFactorOff' }

/** Records that the second factor was turned on or off and notifies the owner, who can restore `before`. */
async function announce(
  context: IdentityTransaction,
  { userId, actorId, kind, before }: Switched & { before: RemovedFactor },
  now: Date,
): Promise<void> {
  const { tx } = context
  const to = one(await tx.select().from(users).where(eq(users.id, userId)))
  await notifyOfChange(context, { to, mail: { kind }, change: { kind: 'SecondFactor', before } }, now)
  const event = kind === 'secondFactorOn' ? 'SecondFactorEnabled' : 'SecondFactorDisabled'
  await recordAudit(tx, { event, actorId, subject: { type: 'User', id: userId } }, now)
}

async function turnOff(
  context: IdentityTransaction,
  switched: Omit<Switched, 'kind'>,
  now: Date,
): Promise<void> {
  const { userId } = switched
  const before = await readFactor(context, userId)
  await removeFactor(context.tx, userId)
  await announce(context, { ...switched, kind: 'secondFactorOff', before }, now)
}

/**
 * A new secret, in base 32, which takes effect once a code of it was verified. Throws invalid for a wrong password or
 * code, conflict if one is already active.
 */
export async function startSecondFactor(
  context: IdentityContext,
  given: OwnerProof & { caller: Caller },
  now: Date,
): Promise<string> {
  await confirmOwner(context, given, now)
  const { db, sealed } = context
  const { userId } = given.caller
  const secret = randomBytes(SECRET_BYTES)
  const sealedSecret = sealed.seal(secret.toString('base64url'))
  const kept = await db
    .insert(secondFactors)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret },
      setWhere: isNull(secondFactors.enabledAt),
    })
    .returning({ userId: secondFactors.userId })
  if (kept.length === 0) throw conflict('totp_enabled', 'The second factor is on already.')
  return toBase32(secret)
}

async function makeRecoveryCodes(tx: Db, key: string, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const text = toBase32(randomBytes(RECOVERY_BYTES))
    return `${text.slice(0, 8)}-${text.slice(8)}`
  })
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: recoveryHash(key, { userId, code }) })))
  return codes
}

const bucketsOf = ({ sessionId }: Caller): Bucket[] => [['confirmation', sessionId]]

/** Turns the second factor on with its first code, and returns the recovery codes. Throws invalid for a wrong code. */
export async function enableSecondFactor(
  context: IdentityContext,
  { caller, code }: { caller: Caller; code: string },
  now: Date,
): Promise<string[]> {
  const { userId } = caller
  await holdAll(context, bucketsOf(caller), now)
  const codes = await context.db.transaction(async (tx) => {
    const isWaiting = and(eq(secondFactors.userId, userId), isNull(secondFactors.enabledAt))
    const [factor] = await tx.select().from(secondFactors).where(isWaiting).for('update')
    const secret = factor && Buffer.from(context.sealed.open(factor.sealedSecret), 'base64url')
    const step = secret ? stepOf(secret, code.replace(/\s/g, ''), now) : null
    if (step === null) throw wrongCode()
    await tx.update(secondFactors).set({ enabledAt: now, lastStep: step }).where(isWaiting)
    const switched = { userId, actorId: userId, kind: 'secondFactorOn' as const, before: null }
    await announce(inTransaction(context, tx), switched, now)
    return makeRecoveryCodes(tx, context.config.secrets.token, userId)
  })
  await releaseAll(context, bucketsOf(caller), now)
  return codes
}

/**
 * Turns the second factor off, using the password and a code. Throws invalid if either is wrong, also when it is
 * already off.
 */
export async function disableSecondFactor(
  context: IdentityContext,
  { caller, code, password }: { caller: Caller; code: string; password?: string | undefined },
  now: Date,
): Promise<void> {
  const { userId } = caller
  await confirmPassword(context, { caller, password }, now)
  const buckets: Bucket[] = [...bucketsOf(caller), ['confirmationDaily', caller.sessionId]]
  await holdAll(context, buckets, now)
  await context.db.transaction(async (tx) => {
    if (!(await useCode(inTransaction(context, tx), { userId, code }, now))) throw wrongCode()
    await turnOff(inTransaction(context, tx), { userId, actorId: userId }, now)
  })
  await releaseAll(context, buckets, now)
}

/**
 * Turns off the second factor of someone who lost it. Only for another admin with full rights: one's own is turned off
 * by its code. Throws forbidden, not-found for an unknown account, conflict if it is off.
 */
export async function resetSecondFactor(
  context: IdentityContext,
  { userId, actor }: { userId: string; actor: Pick<Actor, 'userId' | 'permissions'> },
  now: Date,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    if (!account) throw notFound('user')
    if (!actor.permissions.includes('admin:all') || actor.userId === userId) throw forbidden()
    const { isEnabled } = await secondFactorState(tx, userId)
    if (!isEnabled) throw conflict('totp_disabled', 'The second factor is off.')
    await turnOff(inTransaction(context, tx), { userId, actorId: actor.userId }, now)
  })
}

/** Whether the second factor is on, and how many recovery codes are left. */
export async function secondFactorState(db: Db, userId: string) {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  const [left] = await db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return { isEnabled: factor?.enabledAt != null, recoveryCodesLeft: left?.count ?? 0 }
}
