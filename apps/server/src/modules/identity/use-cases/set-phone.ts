import { eq } from 'drizzle-orm'
import { users } from '../data/identity-tables.ts'
import { phoneColumns } from '../data/phone-columns.ts'
import { hold, type IdentityWorkIn } from '../identity-work.ts'
import { askForPhone, readPhone, takePhone } from './change-phone.ts'

type Phone = {
  user: typeof users.$inferSelect
  /** As typed; null takes the number away. */
  typed: string | null
  /** By an admin, who answers for it: no code is sent. */
  isConfirmed: boolean
}

/**
 * Writes the number of a form. Another one than the account's is pending until the code sent there comes back. Throws
 * invalid for what is no number, and TooMany past the limits.
 */
export async function setPhone(work: IdentityWorkIn, { user, typed, isConfirmed }: Phone, now: Date) {
  const { tx, sealed } = work
  if (!typed) {
    await tx.update(users).set(phoneColumns(sealed, null)).where(eq(users.id, user.id))
    return
  }
  const phone = readPhone(typed, user.countryId)
  if (user.sealedPhone !== null && sealed.open(user.sealedPhone) === phone) return
  if (isConfirmed) {
    await takePhone(work, { userId: user.id, phone }, now)
    return
  }
  await hold({ ...work, db: tx }, 'phoneCodes', user.id, now)
  await hold({ ...work, db: tx }, 'phoneCodes', phone, now)
  await askForPhone(work, { user, phone }, now)
}
