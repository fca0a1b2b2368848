import type { Concerned, PeopleWork } from '../people-work.ts'
import { within } from '../people-work.ts'
import { type ProfileChange, writeProfile } from './write-profile.ts'

/** Changes what an owner may change of a record, by the owner or an admin. Throws not-found and invalid. */
export async function changeProfile(
  work: PeopleWork,
  concerned: Concerned,
  change: ProfileChange,
  now: Date,
): Promise<void> {
  await work.db.transaction((tx) => writeProfile(within(work, tx), concerned, change, now))
}
