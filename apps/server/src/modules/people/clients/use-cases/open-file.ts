import type { LanguageCode } from '@salvia/contract/words/locale'
import { and, eq } from 'drizzle-orm'
import { oneAtATime } from '#db/one-at-a-time'
import { newId } from '#kernel/ids'
import { makeAccount, readPhone, setStanding } from '../../../identity/index.ts'
import type { PeopleTransaction } from '../../people-context.ts'
import { findClientAtAddress } from '../data/client-queries.ts'
import { practitionerClients } from '../data/client-tables.ts'
import { standInEmail } from '../data/stand-in-account.ts'

export type Invited = {
  firstName: string
  lastName: string
  email: string
  phone: string | null
  countryId: string | null
  preferredLanguageCode?: LanguageCode | undefined
}

/** Whose file it is, and the language of an invited person of unknown language. */
export type FileOwner = { practitionerId: string; languageCode: LanguageCode }

type Opened = { clientId: string; firstName: string; email: string; languageCode: LanguageCode }

/** Data of an invited person in the file and its placeholder account. */
export async function makeFile(
  { tx, sealed }: PeopleTransaction,
  { owner, invited }: { owner: FileOwner; invited: Invited },
  now: Date,
): Promise<Opened> {
  const { email, phone, ...person } = invited
  const languageCode = person.preferredLanguageCode ?? owner.languageCode
  const named = { ...person, preferredLanguageCode: languageCode }
  const made = { ...named, email: standInEmail(newId()), userKindId: 'Client' as const }
  const { id: clientId } = await makeAccount(tx, made, null, now)
  await setStanding(tx, clientId, { isActive: false }, now)
  await tx.insert(practitionerClients).values({
    ...named,
    practitionerId: owner.practitionerId,
    clientId,
    linkedAt: now,
    email,
    sealedPhone: phone === null ? null : sealed.seal(readPhone(phone, person.countryId)),
  })
  return { clientId, firstName: person.firstName, email, languageCode }
}

/** The lock under which a practitioner's file of an address is opened once. */
export const holdFileOf = (tx: PeopleTransaction['tx'], practitionerId: string, email: string) =>
  oneAtATime(tx, `client:${practitionerId}:${email}`)

/**
 * The practitioner's client with that address, verified where it has an account, else a new file: whether the address has
 * an account makes no difference.
 * A number is written to the file. Throws invalid for what is no number.
 */
export async function openClientFile(
  inside: PeopleTransaction,
  { owner, invited }: { owner: FileOwner; invited: Invited },
  now: Date,
): Promise<string> {
  const { tx, sealed } = inside
  const { practitionerId } = owner
  await holdFileOf(tx, practitionerId, invited.email)
  const known = await findClientAtAddress(tx, practitionerId, invited.email)
  if (!known) return (await makeFile(inside, { owner, invited }, now)).clientId
  const clientId = known.user.id
  if (invited.phone !== null)
    await tx
      .update(practitionerClients)
      .set({ sealedPhone: sealed.seal(readPhone(invited.phone, known.countryId)) })
      .where(
        and(
          eq(practitionerClients.practitionerId, practitionerId),
          eq(practitionerClients.clientId, clientId),
        ),
      )
  return clientId
}
