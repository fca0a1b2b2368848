import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { SealedText } from '#kernel/sealed-text'
import { users } from '../../identity/index.ts'
import type { OpenInvitation } from './data/invitation-queries.ts'

const SHOWN_DIGITS = 2

/** Enough to recognise one's own address. */
export const maskedEmail = (email: string): string =>
  `${[...email][0] ?? ''}…${email.slice(email.lastIndexOf('@'))}`

/** Enough to recognise one's own number. */
export const maskedPhone = (phone: string): string => `…${phone.slice(-SHOWN_DIGITS)}`

/** The number a code can be sent to; text messages are sent for approved practitioners only. */
export const phoneForCode = ({ invited, sender }: OpenInvitation): string | null =>
  sender.userStatusId === 'Approved' ? invited.phone : null

/** What a code proving the invited address or number is bound to. */
export const aboutInvitation = ({ id }: Pick<OpenInvitation, 'id'>, by: 'Email' | 'Phone'): string =>
  `client-invitation:${id}:${by}`

/** Whether an account's verified address or confirmed number is the invited one. */
export async function isInvited(
  db: Db,
  sealed: SealedText,
  { userId, invited }: { userId: string; invited: OpenInvitation['invited'] },
): Promise<boolean> {
  const [account] = await db.select().from(users).where(eq(users.id, userId))
  if (!account) return false
  if (account.emailVerified && account.email === invited.email) return true
  return account.sealedPhone !== null && sealed.open(account.sealedPhone) === invited.phone
}
