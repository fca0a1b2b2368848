import { eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { users } from '../data/identity-tables.ts'
import { phoneColumns } from '../data/phone-columns.ts'
import type { IdentityWorkIn } from '../identity-work.ts'
import { forgetTokens } from '../tokens.ts'
import { askForPhone, holdCodes, readPhone, takePhone } from './change-phone.ts'

type Phone = {
  user: typeof users.$inferSelect
  /** As typed; null takes the number away. */
  typed: string | null
  /** An admin answers for the number: no code is sent. */
  actorId: string
  /** Where the caller asks from. */
  address: string
}

/** Takes the number away, and with it one that is pending. */
async function removePhone(
  { tx, sealed }: IdentityWorkIn,
  { user, actorId }: Pick<Phone, 'user' | 'actorId'>,
  now: Date,
) {
  if (user.sealedPhone === null && user.sealedPendingPhone === null) return
  await tx
    .update(users)
    .set({ ...phoneColumns(sealed, null), sealedPendingPhone: null, updatedAt: now })
    .where(eq(users.id, user.id))
  await forgetTokens(tx, { userId: user.id, purpose: 'ChangePhone' })
  const subject = { type: 'User', id: user.id }
  await recordAudit(tx, { event: 'PhoneRemoved', actorId, subject }, now)
}

/**
 * Writes the number of a form. Another one than the account's is pending until the code sent there comes back. Throws
 * invalid for what is no number, and TooMany past the limits.
 */
export async function setPhone(work: IdentityWorkIn, { user, typed, actorId, address }: Phone, now: Date) {
  const { tx, sealed } = work
  if (!typed) {
    await removePhone(work, { user, actorId }, now)
    return
  }
  const phone = readPhone(typed, user.countryId)
  if (user.sealedPhone !== null && sealed.open(user.sealedPhone) === phone) return
  if (actorId !== user.id) {
    await takePhone(work, { userId: user.id, phone }, now)
    return
  }
  await holdCodes({ ...work, db: tx }, { userId: user.id, phone, address }, now)
  await askForPhone(work, { user, phone }, now)
}
