import type { AddressInput } from '@salvia/contract/cart/cart'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { recordAudit } from '#kernel/audit/record-audit'
import { notFound } from '#kernel/domain-error'
import { type Actor, isAdmin } from '#kernel/http/actor'
import { lockAccount, type OwnerProof, readPhone, setPhone, updateAccount } from '../../../identity/index.ts'
import { checkCountry } from '../../../reference/index.ts'
import { inTransaction, type PeopleTransaction } from '../../people-context.ts'
import { confirmOwnPhone } from '../../profile/use-cases/confirm-own-phone.ts'
import { saveAddresses } from '../../profile/use-cases/save-addresses.ts'
import type { ClientContext } from '../client-context.ts'
import { practitionerClients } from '../data/client-tables.ts'
import { viewerOfClient } from '../read-client.ts'

type Address = z.output<typeof AddressInput>

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

/** Only the given fields are written. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

const personOf = ({ firstName, lastName, countryId, preferredLanguageCode }: ClientChange) =>
  given({ firstName, lastName, countryId, preferredLanguageCode })

/** A practitioner writes to their own file, which neither the client nor other practitioners read. */
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
  // The name of an invited person's placeholder account comes from the file alone.
  if (file.email !== null) await updateAccount(tx, clientId, person, now)
}

/** The account itself, changed by its owner or an admin; an owner's new number takes effect once confirmed. */
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
 * Changes a client as far as the caller may: practitioners their own file, without addresses; the client and admins the
 * account. Throws not-found if it is someone else's, invalid for an unknown country or number.
 */
export async function changeClient(context: ClientContext, changing: Changing, now: Date): Promise<void> {
  const { actor, clientId, change, proof } = changing
  const { practitionerId } = viewerOfClient(actor, clientId)
  if (change.countryId) checkCountry(change.countryId, 'countryId')
  await confirmOwnPhone(context, { userId: clientId, actor }, { phone: change.phone, ...proof }, now)
  await context.db.transaction((tx) => {
    const inside = inTransaction(context, tx)
    return practitionerId === null ? changeAccount(inside, changing, now) : changeFile(inside, changing, now)
  })
}

/** Mutes or unmutes alerts about one of the caller's clients. Throws not-found if it is someone else's. */
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
