import type { App } from '../app-type.ts'
import type { Db } from '../kernel/db/database.ts'
import { setStanding, signUp } from '../modules/identity/index.ts'
import { makePractitioner } from '../modules/people/index.ts'
import { DEMO_PASSWORD, type DemoPerson, demoPeople } from './demo-people.ts'

async function seedPerson(tx: Db, secret: string, person: DemoPerson, now: Date): Promise<string> {
  const { key, firstName, lastName, userKindId, countryId, languageCode } = person
  const userId = await signUp(tx, secret, {
    email: `${key}@salvia.example`,
    password: DEMO_PASSWORD,
    firstName,
    lastName,
    userKindId,
    countryId,
    preferredLanguageCode: languageCode,
  })
  const { userStatusId, permissions } = person
  await setStanding(tx, userId, { userStatusId, permissions, emailVerified: true }, now)
  if (person.practitioner) await makePractitioner(tx, userId, person.practitioner)
  return userId
}

/** The demo's accounts, by key. */
export async function seedPeople(app: App, tx: Db, now: Date): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const person of demoPeople)
    ids.set(person.key, await seedPerson(tx, app.config.secrets.token, person, now))
  return ids
}
