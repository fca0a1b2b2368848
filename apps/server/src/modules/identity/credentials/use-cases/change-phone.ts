import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { oneAtATime } from '#db/one-at-a-time'
import { recordAudit } from '#kernel/audit/record-audit'
import { invalid } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { queuePhoneCode } from '../../accounts/account-messages.ts'
import { users } from '../../accounts/identity-tables.ts'
import { hasPhone, phoneColumns } from '../../accounts/phone-columns.ts'
import { codeSecret, forgetTokens, takeToken } from '../../accounts/tokens.ts'
import { type Account, lockAccount } from '../../accounts/use-cases/update-account.ts'
import { versionBump } from '../../accounts/version-bump.ts'
import {
  hold,
  type IdentityContext,
  type IdentityTransaction,
  inTransaction,
  type Visitor,
} from '../../identity-context.ts'
import { hasCountryCode, toPhone } from '../phone-number.ts'
import { confirmOwner, type OwnerProof } from './confirm-owner.ts'
import { holdCodes } from './hold-codes.ts'
import { notifyOfChange } from './notify-of-change.ts'

type Change = {
  typed: string
  countryId: string | null
  visitor: Pick<Visitor, 'address'>
}

const refused = (
  code: 'phone_country_missing' | 'phone_invalid' | 'code_invalid' | 'duplicated_phone',
  message: string,
) => invalid(code, message, [{ id: code === 'code_invalid' ? 'code' : 'phone', error: code }])

/** A typed number in E.164. Throws invalid if it is invalid or cannot be parsed without a country. */
export function readPhone(typed: string, country: string | null): string {
  const phone = toPhone(typed, country)
  if (phone !== null) return phone
  if (country === null && !hasCountryCode(typed))
    throw refused('phone_country_missing', 'Which country is this number of? Begin with + and its code.')
  throw refused('phone_invalid', 'This is no phone number.')
}

/** Sends the code to a number, which is pending until the code is entered. */
export async function askForPhone(
  context: IdentityTransaction,
  { user, phone }: { user: typeof users.$inferSelect; phone: string },
  now: Date,
): Promise<void> {
  const { tx, sealed } = context
  await tx
    .update(users)
    .set({ sealedPendingPhone: sealed.seal(phone), ...versionBump(now) })
    .where(eq(users.id, user.id))
  await queuePhoneCode(context, { to: user, phone }, now)
  const subject = { type: 'User', id: user.id }
  await recordAudit(tx, { event: 'PhoneChangeRequested', actorId: user.id, subject }, now)
}

/**
 * Sets another number, or none, cancels any other pending change, and notifies the owner, who can restore the previous
 * one.
 */
export async function writePhone(
  context: IdentityTransaction,
  { user, phone }: { user: Account; phone: string | null },
  now: Date,
): Promise<void> {
  const { tx, sealed } = context
  await tx
    .update(users)
    .set({ ...phoneColumns(sealed, phone), sealedPendingPhone: null, ...versionBump(now) })
    .where(eq(users.id, user.id))
  await forgetTokens(tx, { userId: user.id, purpose: 'ChangePhone' })
  const before = user.sealedPhone === null ? null : sealed.open(user.sealedPhone)
  const change = { kind: 'Phone' as const, before }
  if (before !== phone)
    await notifyOfChange(context, { to: user, mail: { kind: 'phoneChanged' }, change }, now)
}

/** Makes a number the account's (`writePhone`). Throws invalid if another account has it. */
export async function takePhone(
  context: IdentityTransaction,
  { user, phone }: { user: Account; phone: string },
  now: Date,
): Promise<void> {
  const { tx, sealed } = context
  await oneAtATime(tx, `phone:${sealed.index(phone)}`)
  const [owner] = await tx.select({ id: users.id }).from(users).where(hasPhone(sealed, phone))
  if (owner && owner.id !== user.id) throw refused('duplicated_phone', 'Another account has this number.')
  await writePhone(context, { user, phone }, now)
}

type Confirmed = OwnerProof & { caller: Pick<Actor, 'userId' | 'sessionId'> }

/**
 * Requests a change of number; it is pending until the code sent to it is entered. A number of another account gets the
 * same response, so only someone able to read its messages learns of that. Throws invalid, what `confirmOwner` throws,
 * and TooMany past the limits.
 */
export async function changePhone(
  context: IdentityContext,
  { typed, countryId, visitor, ...confirmed }: Change & Confirmed,
  now: Date,
): Promise<void> {
  const { userId } = confirmed.caller
  const user = one(await context.db.select().from(users).where(eq(users.id, userId)))
  const phone = readPhone(typed, countryId ?? user.countryId)
  await confirmOwner(context, confirmed, now)
  await holdCodes(context, { userId, phone, address: visitor.address }, now)
  await context.db.transaction((tx) => askForPhone(inTransaction(context, tx), { user, phone }, now))
}

/**
 * Confirmation required before a form may set another number (`confirmOwner`); the account's current number needs none.
 * Throws invalid for an invalid number.
 */
export async function confirmPhoneChange(
  context: IdentityContext,
  { typed, ...confirmed }: Confirmed & { typed: string | null },
  now: Date,
): Promise<void> {
  const { db, sealed } = context
  const user = one(await db.select().from(users).where(eq(users.id, confirmed.caller.userId)))
  const before = user.sealedPhone === null ? null : sealed.open(user.sealedPhone)
  const phone = typed ? readPhone(typed, user.countryId) : null
  if (phone !== before) await confirmOwner(context, confirmed, now)
}

/** Makes the pending number the account's, using the code from the message. Throws invalid for a wrong code. */
export async function confirmPhone(
  context: IdentityContext,
  { userId, code }: { userId: string; code: string },
  now: Date,
): Promise<void> {
  const { sealed } = context
  await hold(context, 'phoneTries', userId, now)
  const secret = codeSecret({ userId, purpose: 'ChangePhone' }, code)
  await context.db.transaction(async (tx) => {
    // Locks the account before the token, as undoing a change does; otherwise the two could deadlock.
    const user = await lockAccount(tx, userId)
    const asked = { key: context.config.secrets.token, secret, purposes: ['ChangePhone' as const] }
    const token = await takeToken(tx, asked, now)
    if (!user || !token) throw refused('code_invalid', 'This code is not right, or its time is over.')
    await takePhone(inTransaction(context, tx), { user, phone: sealed.open(token.target) }, now)
    const subject = { type: 'User', id: userId }
    await recordAudit(tx, { event: 'PhoneChanged', actorId: userId, subject }, now)
  })
}

/** Cancels a pending change of number; does nothing if there is none. */
export function cancelPhoneChange(db: Db, userId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ sealedPendingPhone: null, ...versionBump(now) })
      .where(eq(users.id, userId))
    await forgetTokens(tx, { userId, purpose: 'ChangePhone' })
    const subject = { type: 'User', id: userId }
    await recordAudit(tx, { event: 'PhoneChangeCancelled', actorId: userId, subject }, now)
  })
}
