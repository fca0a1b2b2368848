import { recordAudit } from '#kernel/audit/record-audit'
import { askForPhone, readPhone, takePhone, writePhone } from '../../credentials/use-cases/change-phone.ts'
import { holdCodes } from '../../credentials/use-cases/hold-codes.ts'
import type { IdentityTransaction } from '../../identity-context.ts'
import type { users } from '../identity-tables.ts'

type Phone = {
  user: typeof users.$inferSelect
  /** As typed; null removes the number. */
  typed: string | null
  /** Set by an admin, who vouches for the number: no code is sent. */
  actorId: string
  /** The caller's IP address. */
  address: string
}

/** Removes the number, and any pending one. */
async function removePhone(
  context: IdentityTransaction,
  { user, actorId }: Pick<Phone, 'user' | 'actorId'>,
  now: Date,
) {
  if (user.sealedPhone === null && user.sealedPendingPhone === null) return
  await writePhone(context, { user, phone: null }, now)
  const subject = { type: 'User', id: user.id }
  await recordAudit(context.tx, { event: 'PhoneRemoved', actorId, subject }, now)
}

/**
 * Writes a number from a form. A number other than the account's is pending until confirmed by the code sent to it; the
 * owner was authenticated before (`confirmPhoneChange`). Throws invalid for an invalid number, and TooMany past the
 * limits.
 */
export async function setPhone(
  context: IdentityTransaction,
  { user, typed, actorId, address }: Phone,
  now: Date,
) {
  const { tx, sealed } = context
  if (!typed) {
    await removePhone(context, { user, actorId }, now)
    return
  }
  const phone = readPhone(typed, user.countryId)
  if (user.sealedPhone !== null && sealed.open(user.sealedPhone) === phone) return
  if (actorId !== user.id) {
    await takePhone(context, { user, phone }, now)
    return
  }
  await holdCodes({ ...context, db: tx }, { userId: user.id, phone, address }, now)
  await askForPhone(context, { user, phone }, now)
}
