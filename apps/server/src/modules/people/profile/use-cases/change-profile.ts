import type { OwnerProof } from '../../../identity/index.ts'
import { type Concerned, type PeopleWork, within } from '../../people-context.ts'
import { confirmOwnPhone } from './confirm-own-phone.ts'
import { type ProfileChange, writeProfile } from './write-profile.ts'

/** Changes what an owner may change of a record, by the owner or an admin. Throws not-found and invalid. */
export async function changeProfile(
  work: PeopleWork,
  concerned: Concerned,
  { password, code, ...change }: ProfileChange & OwnerProof,
  now: Date,
): Promise<void> {
  await confirmOwnPhone(work, concerned, { phone: change.phone, password, code }, now)
  await work.db.transaction((tx) => writeProfile(within(work, tx), concerned, change, now))
}
