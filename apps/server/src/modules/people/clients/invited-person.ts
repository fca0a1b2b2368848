import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { forbidden } from '#kernel/domain-error'
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

type Asked = { userId: string; invited: OpenInvitation['invited'] }

/** `Unverified`: the account has the invited address, and did not verify it yet. */
type Standing = 'Invited' | 'Unverified' | 'Other'

/** Whether an account's verified address or confirmed number is the invited one. */
export async function findStanding(
  db: Db,
  sealed: SealedText,
  { userId, invited }: Asked,
): Promise<Standing> {
  const [account] = await db.select().from(users).where(eq(users.id, userId))
  if (!account) return 'Other'
  if (account.sealedPhone !== null && sealed.open(account.sealedPhone) === invited.phone) return 'Invited'
  if (account.email !== invited.email) return 'Other'
  return account.emailVerified ? 'Invited' : 'Unverified'
}

/** Why an account cannot take an invitation up without a code. */
export const notInvited = (standing: Exclude<Standing, 'Invited'> = 'Other') =>
  standing === 'Unverified'
    ? forbidden(
        'invitation_unverified',
        'This invitation was sent to the address of this account, which is not verified yet. Verify it first, or have a code sent there.',
      )
    : forbidden(
        'invitation_not_yours',
        'This invitation was sent to another address. Sign in with that one, or have a code sent there.',
      )
