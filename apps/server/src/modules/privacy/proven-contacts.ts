import type { SealedText } from '#kernel/sealed-text'
import type { Account } from '../identity/index.ts'

/**
 * By what a person is known beyond its own account: what is unproven or pending may be somebody else's. Only an address
 * that was verified, and the confirmed number.
 */
export const provenContacts = (
  { email, emailVerified, sealedPhone }: Pick<Account, 'email' | 'emailVerified' | 'sealedPhone'>,
  sealed: SealedText,
): { emails: string[]; phones: string[] } => ({
  emails: emailVerified ? [email] : [],
  phones: sealedPhone === null ? [] : [sealed.open(sealedPhone)],
})
