import type { SealedText } from '#kernel/sealed-text'
import type { Account } from '../identity/index.ts'

/**
 * Contacts by which a person is identified beyond the account: only the verified address and the confirmed number,
 * since unverified or pending ones may be somebody else's.
 */
export const provenContacts = (
  { email, emailVerified, sealedPhone }: Pick<Account, 'email' | 'emailVerified' | 'sealedPhone'>,
  sealed: SealedText,
): { emails: string[]; phones: string[] } => ({
  emails: emailVerified ? [email] : [],
  phones: sealedPhone === null ? [] : [sealed.open(sealedPhone)],
})
