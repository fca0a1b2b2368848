import type { UserAddressInput } from '@salvia/contract/people/people-parts'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { recordAudit } from '#kernel/audit/record-audit'
import { invalid, notFound } from '#kernel/domain-error'
import { type Actor, isAdmin } from '#kernel/http/actor'
import { lockAccount, type OwnerProof, readPhone, setPhone, updateAccount } from '../../../identity/index.ts'
import { isCountry } from '../../../reference/index.ts'
import { inTransaction, type PeopleTransaction } from '../../people-context.ts'
import { confirmOwnPhone } from '../../profile/use-cases/confirm-own-phone.ts'
import { saveAddresses } from '../../profile/use-cases/save-addresses.ts'
import type { ClientContext } from '../client-context.ts'
import { practitionerClients } from '../data/client-tables.ts'
import { viewerOfClient } from '../read-client.ts'

type Address = z.output<typeof UserAddressInput>

type ClientChange = {
  firstName?: string | undefined
  lastName?: string | undefined
  phone?: string | null | undefined
  countryId?: string | null | undefined
  preferredLanguageCode?: LanguageCode | undefined
  billingAddress?: Address | null | undefined
  shippingAddress?: Address | null | undefined
  sameAddress?: boolean | undefined
}

type Changing = {
  actor: Actor
  address: string
  clientId: string
  change: ClientChange
  proof: OwnerProof
}

/** Only what was given: nothing else is written. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

const personOf = ({ firstName, lastName, countryId, preferredLanguageCode }: ClientChange) =>
  given({ firstName, lastName, countryId, preferredLanguageCode })

function checkCountry({ countryId }: ClientChange): void {
  if (countryId && !isCountry(countryId))
    throw invalid('country_unknown', 'There is no such country.', [
      { id: 'countryId', error: 'country_unknown' },
    ])
}

/** A practitioner writes in its own file, which neither the client nor another practitioner reads. */
async function changeFile(
  { tx, sealed }: PeopleTransaction,
  { actor, clientId, change }: Changing,
  now: Date,
) {
  const isFile = and(
    eq(practitionerClients.practitionerId, actor.userId),
    eq(practitionerClients.clientId, clientId),
  )
  const [file] = await tx.select().from(practitionerClients).where(isFile).for('update')
  if (!file) throw notFound('client')
  const { phone } = change
  const person = personOf(change)
  const country = change.countryId ?? file.countryId
  const sealedPhone = phone ? sealed.seal(readPhone(phone, country)) : phone
  const written = given({ ...person, sealedPhone })
  if (Object.keys(written).length > 0) await tx.update(practitionerClients).set(written).where(isFile)
  // The placeholder account of an invited person is named by its file alone.
  if (file.email !== null) await updateAccount(tx, clientId, person, now)
}

/** The account itself, by its owner or an admin; an owner's new number counts once it is confirmed. */
async function changeAccount(
  inside: PeopleTransaction,
  { actor, address, clientId, change }: Changing,
  now: Date,
) {
  const { tx, sealed } = inside
  const account = await lockAccount(tx, clientId)
  if (account?.userKindId !== 'Client') throw notFound('client')
  const { billingAddress, shippingAddress, sameAddress, phone } = change
  const user = await updateAccount(tx, clientId, personOf(change), now)
  await saveAddresses({ tx, sealed, userId: clientId, now }, { billingAddress, shippingAddress, sameAddress })
  if (phone !== undefined) await setPhone(inside, { user, typed: phone, actorId: actor.userId, address }, now)
  if (!isAdmin(actor)) return
  const subject = { type: 'User', id: clientId }
  const details = { fields: Object.keys(given(change)) }
  await recordAudit(tx, { event: 'ClientChanged', actorId: actor.userId, subject, details }, now)
}

/**
 * Changes a client as far as the caller may: a practitioner its own file of it, addresses left out; the client itself
 * and admins the account. Throws not-found for everyone else's, invalid for an unknown country or number.
 */
export async function changeClient(context: ClientContext, changing: Changing, now: Date): Promise<void> {
  const { actor, clientId, change, proof } = changing
  const { practitionerId } = viewerOfClient(actor, clientId)
  checkCountry(change)
  await confirmOwnPhone(context, { userId: clientId, actor }, { phone: change.phone, ...proof }, now)
  await context.db.transaction((tx) => {
    const inside = inTransaction(context, tx)
    return practitionerId === null ? changeAccount(inside, changing, now) : changeFile(inside, changing, now)
  })
}

/** Mutes or unmutes the alerts of one of the caller's clients. Throws not-found for everyone else's. */
export async function muteClient(
  { db }: Pick<ClientContext, 'db'>,
  { actor, clientId, muteAlerts }: { actor: Actor; clientId: string; muteAlerts: boolean },
): Promise<void> {
  const muted = await db
    .update(practitionerClients)
    .set({ muteAlerts })
    .where(
      and(eq(practitionerClients.practitionerId, actor.userId), eq(practitionerClients.clientId, clientId)),
    )
    .returning({ clientId: practitionerClients.clientId })
  if (muted.length === 0) throw notFound('client')
}
