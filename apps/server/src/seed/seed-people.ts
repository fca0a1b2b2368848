import type { Db } from '../kernel/db/database.ts'
import { makeAccount, setStanding } from '../modules/identity/index.ts'
import { makePractitioner } from '../modules/people/index.ts'
import { daysBefore } from './demo-clock.ts'
import { demoNewcomers } from './demo-newcomers.ts'
import { type DemoPerson, demoPeople } from './demo-people.ts'

async function seedPerson(tx: Db, person: DemoPerson, passwordHash: string, now: Date): Promise<string> {
  const { key, firstName, lastName, userKindId, countryId, languageCode } = person
  const account = {
    email: `${key}@salvia.example`,
    firstName,
    lastName,
    userKindId,
    countryId,
    preferredLanguageCode: languageCode,
  }
  const { id } = await makeAccount(tx, account, { passwordHash }, now)
  const { userStatusId, permissions } = person
  await setStanding(tx, id, { userStatusId, permissions, emailVerified: true }, now)
  if (person.practitioner) await makePractitioner(tx, id, person.practitioner)
  return id
}

/** The demo's accounts, by key. They share one password, and so one hash. */
export async function seedPeople(tx: Db, passwordHash: string, now: Date): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const person of [...demoPeople, ...demoNewcomers]) {
    const joinedAt = daysBefore(now, person.joinedDaysAgo ?? 0)
    ids.set(person.key, await seedPerson(tx, person, passwordHash, joinedAt))
  }
  return ids
}
