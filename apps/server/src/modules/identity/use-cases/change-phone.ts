import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { oneAtATime } from '#db/one-at-a-time'
import { recordAudit } from '#kernel/audit/record-audit'
import { invalid } from '#kernel/domain-error'
import { queuePhoneCode } from '../account-messages.ts'
import { users } from '../data/identity-tables.ts'
import { hasPhone, phoneColumns } from '../data/phone-columns.ts'
import { hold, type IdentityWork, type IdentityWorkIn, type Visitor, workIn } from '../identity-work.ts'
import { hasCountryCode, toPhone } from '../phone-number.ts'
import { forgetTokens, takeToken } from '../tokens.ts'
import { lockAccount } from './update-account.ts'

type Change = {
  userId: string
  phone: string
  countryId: string | null
  visitor: Pick<Visitor, 'address'>
}

const refused = (
  code: 'phone_country_missing' | 'phone_invalid' | 'code_invalid' | 'duplicated_phone',
  message: string,
) => invalid(code, message, [{ id: code === 'code_invalid' ? 'code' : 'phone', error: code }])

/** A typed number in E.164. Throws invalid for one that is none, or that needs a country to be read. */
export function readPhone(typed: string, country: string | null): string {
  const phone = toPhone(typed, country)
  if (phone !== null) return phone
  if (country === null && !hasCountryCode(typed))
    throw refused('phone_country_missing', 'Which country is this number of? Begin with + and its code.')
  throw refused('phone_invalid', 'This is no phone number.')
}

/** Sends the code to a number, which is pending until it comes back. */
export async function askForPhone(
  work: IdentityWorkIn,
  { user, phone }: { user: typeof users.$inferSelect; phone: string },
  now: Date,
): Promise<void> {
  const { tx, sealed } = work
  await tx
    .update(users)
    .set({ sealedPendingPhone: sealed.seal(phone), updatedAt: now })
    .where(eq(users.id, user.id))
  await queuePhoneCode(work, { to: user, phone }, now)
  const subject = { type: 'User', id: user.id }
  await recordAudit(tx, { event: 'PhoneChangeRequested', actorId: user.id, subject }, now)
}

/** Counts one more code sent. Throws TooMany past what an account, a number and an address it is asked from may have. */
export async function holdCodes(
  work: IdentityWork,
  { userId, phone, address }: { userId: string; phone: string; address: string },
  now: Date,
): Promise<void> {
  await hold(work, 'phoneCodesFromAddress', address, now)
  await hold(work, 'phoneCodes', userId, now)
  await hold(work, 'phoneCodes', phone, now)
}

/** Makes a number the account's, and ends a change to any other. Throws invalid when another account has it. */
export async function takePhone(
  { tx, sealed }: Pick<IdentityWorkIn, 'tx' | 'sealed'>,
  { userId, phone }: { userId: string; phone: string },
  now: Date,
): Promise<void> {
  await oneAtATime(tx, `phone:${sealed.index(phone)}`)
  const [owner] = await tx.select({ id: users.id }).from(users).where(hasPhone(sealed, phone))
  if (owner && owner.id !== userId) throw refused('duplicated_phone', 'Another account has this number.')
  await tx
    .update(users)
    .set({ ...phoneColumns(sealed, phone), sealedPendingPhone: null, updatedAt: now })
    .where(eq(users.id, userId))
  await forgetTokens(tx, { userId, purpose: 'ChangePhone' })
}

/**
 * Asks for another number; it is pending until the code sent there comes back. A number that another account has is
 * answered alike: only who can read its messages learns of it. Throws invalid, and TooMany past the limits.
 */
export async function changePhone(work: IdentityWork, change: Change, now: Date): Promise<void> {
  const { userId } = change
  const user = one(await work.db.select().from(users).where(eq(users.id, userId)))
  const phone = readPhone(change.phone, change.countryId ?? user.countryId)
  await holdCodes(work, { userId, phone, address: change.visitor.address }, now)
  await work.db.transaction((tx) => askForPhone(workIn(work, tx), { user, phone }, now))
}

/** Makes the pending number the account's by the code of the message. Throws invalid for another code. */
export async function confirmPhone(
  work: IdentityWork,
  { userId, code }: { userId: string; code: string },
  now: Date,
): Promise<void> {
  const { sealed } = work
  await hold(work, 'phoneTries', userId, now)
  const secret = `${userId}:${code.replace(/\s/g, '')}`
  await work.db.transaction(async (tx) => {
    // Account before token, as whoever takes the change back: else the two could wait for each other.
    await lockAccount(tx, userId)
    const asked = { key: work.config.secrets.token, secret, purposes: ['ChangePhone' as const] }
    const token = await takeToken(tx, asked, now)
    if (!token) throw refused('code_invalid', 'This code is not right, or its time is over.')
    await takePhone({ tx, sealed }, { userId, phone: sealed.open(token.target) }, now)
    const subject = { type: 'User', id: userId }
    await recordAudit(tx, { event: 'PhoneChanged', actorId: userId, subject }, now)
  })
}

/** Forgets a pending change of number; without one nothing happens. */
export function cancelPhoneChange(db: Db, userId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.update(users).set({ sealedPendingPhone: null, updatedAt: now }).where(eq(users.id, userId))
    await forgetTokens(tx, { userId, purpose: 'ChangePhone' })
    const subject = { type: 'User', id: userId }
    await recordAudit(tx, { event: 'PhoneChangeCancelled', actorId: userId, subject }, now)
  })
}
