import { randomBytes } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, forbidden, invalid, notFound } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { queueNotice } from '../account-messages.ts'
import { recoveryCodes, secondFactors } from '../data/credential-tables.ts'
import { users } from '../data/identity-tables.ts'
import { hold, type IdentityWork, type IdentityWorkIn, release, workIn } from '../identity-work.ts'
import { stepOf, toBase32 } from '../one-time-code.ts'
import { confirmPassword } from './confirm-password.ts'
import { recoveryHash, useCode } from './use-code.ts'

const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10

type Given = { userId: string; code: string }
type Owner = { userId: string; password?: string | undefined }

const wrongCode = () =>
  invalid('code_invalid', 'This code is not right.', [{ id: 'code', error: 'code_invalid' }])

type Switched = { userId: string; actorId: string; kind: 'secondFactorOn' | 'secondFactorOff' }

/** Notes that the second factor is on or off now, and tells the owner. */
async function announce(work: IdentityWorkIn, { userId, actorId, kind }: Switched, now: Date): Promise<void> {
  const { tx } = work
  const to = one(await tx.select().from(users).where(eq(users.id, userId)))
  await queueNotice(work, { to, kind }, now)
  const event = kind === 'secondFactorOn' ? 'SecondFactorEnabled' : 'SecondFactorDisabled'
  await recordAudit(tx, { event, actorId, subject: { type: 'User', id: userId } }, now)
}

async function turnOff(work: IdentityWorkIn, switched: Omit<Switched, 'kind'>, now: Date): Promise<void> {
  const { tx } = work
  const { userId } = switched
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await announce(work, { ...switched, kind: 'secondFactorOff' }, now)
}

/**
 * A new secret, in base 32, that counts once a code of it was verified. Throws invalid for a wrong password, conflict
 * when one counts already.
 */
export async function startSecondFactor(work: IdentityWork, owner: Owner, now: Date): Promise<string> {
  const { userId, password } = owner
  await confirmPassword(work, { userId, password }, now)
  const { db, sealed } = work
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

/** Turns the second factor on by its first code, and answers the recovery codes. Throws invalid for a wrong code. */
export async function enableSecondFactor(
  work: IdentityWork,
  { userId, code }: Given,
  now: Date,
): Promise<string[]> {
  await hold(work, 'secondFactor', userId, now)
  const codes = await work.db.transaction(async (tx) => {
    const isWaiting = and(eq(secondFactors.userId, userId), isNull(secondFactors.enabledAt))
    const [factor] = await tx.select().from(secondFactors).where(isWaiting).for('update')
    const secret = factor && Buffer.from(work.sealed.open(factor.sealedSecret), 'base64url')
    const step = secret ? stepOf(secret, code.replace(/\s/g, ''), now) : null
    if (step === null) throw wrongCode()
    await tx.update(secondFactors).set({ enabledAt: now, lastStep: step }).where(isWaiting)
    await announce(workIn(work, tx), { userId, actorId: userId, kind: 'secondFactorOn' }, now)
    return makeRecoveryCodes(tx, work.config.secrets.token, userId)
  })
  await release(work, 'secondFactor', userId, now)
  return codes
}

/** Turns the second factor off, by the password and a code. Throws invalid for a wrong one, also when it is off. */
export async function disableSecondFactor(
  work: IdentityWork,
  given: Given & Owner,
  now: Date,
): Promise<void> {
  const { userId, password } = given
  await confirmPassword(work, { userId, password }, now)
  await hold(work, 'secondFactor', userId, now)
  await work.db.transaction(async (tx) => {
    if (!(await useCode(workIn(work, tx), given, now))) throw wrongCode()
    await turnOff(workIn(work, tx), { userId, actorId: userId }, now)
  })
  await release(work, 'secondFactor', userId, now)
}

/**
 * Turns off the second factor of someone who lost it. Only another admin with all rights may: one's own is turned off by
 * its code. Throws forbidden, not-found for nobody, conflict when it is off.
 */
export async function resetSecondFactor(
  work: IdentityWork,
  { userId, actor }: { userId: string; actor: Pick<Actor, 'userId' | 'permissions'> },
  now: Date,
): Promise<void> {
  await work.db.transaction(async (tx) => {
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    if (!account) throw notFound('user')
    if (!actor.permissions.includes('admin:all') || actor.userId === userId) throw forbidden()
    const { isEnabled } = await secondFactorState(tx, userId)
    if (!isEnabled) throw conflict('totp_disabled', 'The second factor is off.')
    await turnOff(workIn(work, tx), { userId, actorId: actor.userId }, now)
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
