import type { OwnerProof } from '../../../identity/index.ts'
import { inTransaction, type PeopleContext, type Subject } from '../../people-context.ts'
import { confirmOwnPhone } from './confirm-own-phone.ts'
import { type ProfileChange, writeProfile } from './write-profile.ts'

/** Changes the owner-editable fields of a record, by the owner or an admin. Throws not-found and invalid. */
export async function changeProfile(
  context: PeopleContext,
  subject: Subject,
  { password, code, ...change }: ProfileChange & OwnerProof,
  now: Date,
): Promise<void> {
  await confirmOwnPhone(context, subject, { phone: change.phone, password, code }, now)
  await context.db.transaction((tx) => writeProfile(inTransaction(context, tx), subject, change, now))
}
