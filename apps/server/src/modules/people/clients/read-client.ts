import type { Client, ListedClient } from '@salvia/contract/people/clients'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { type Actor, isAdmin, isPractitioner } from '#kernel/http/actor'
import type { SealedText } from '#kernel/sealed-text'
import { findAddressesOf } from '../profile/data/address-queries.ts'
import type { ClientOptions } from './client-context.ts'
import {
  type ClientRecord,
  type ClientViewer,
  findClient,
  type ListedRecord,
  toClientRow,
} from './data/client-queries.ts'

type Reading = { db: Db; sealed: SealedText } & Pick<ClientOptions, 'clientFigures'>

/** The role in which the caller reads clients. */
export const viewerOf = (actor: Actor): ClientViewer => ({
  practitionerId: isAdmin(actor) ? null : actor.userId,
})

/** The caller's relation to this record: their own, their client's, or anyone's for an admin. */
export function viewerOfClient(actor: Actor, clientId: string): ClientViewer {
  const isOwn = clientId === actor.userId && actor.userKindId === 'Client'
  if (isOwn || isAdmin(actor)) return { practitionerId: null }
  if (!isPractitioner(actor)) throw notFound('client')
  return { practitionerId: actor.userId }
}

/** Rows, with other modules' figures for these clients loaded at once. */
export async function describeClients(work: Reading, viewer: ClientViewer, records: ClientRecord[]) {
  const clientIds = records.map(({ user }) => user.id)
  const figures = await work.clientFigures(work.db, { ...viewer, clientIds })
  return records.map((record) => toClientRow(record, figures.get(record.user.id), work.sealed))
}

/** Rows of a list, each with its open alerts. */
export async function describeListed(
  work: Reading,
  viewer: ClientViewer,
  records: ListedRecord[],
): Promise<ListedClient[]> {
  const rows = await describeClients(work, viewer, records)
  return rows.map((row, at) => ({ ...row, alertsCount: records[at]?.alertsCount ?? null }))
}

/** A full client. Postal addresses are only for the client and admins. */
async function describeClient(work: Reading, viewer: ClientViewer, record: ClientRecord): Promise<Client> {
  const { user, link } = record
  const [figures, addressesOf] = await Promise.all([
    work.clientFigures(work.db, { ...viewer, clientIds: [user.id] }),
    findAddressesOf(work, viewer.practitionerId === null ? [user.id] : []),
  ])
  return {
    ...toClientRow(record, figures.get(user.id), work.sealed),
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    version: user.version,
    linkedAt: link?.linkedAt.toISOString() ?? null,
    ...addressesOf(user.id),
  }
}

/** A client as the caller may see it. Throws not-found if it is someone else's. */
export async function readClient(work: Reading, actor: Actor, clientId: string): Promise<Client> {
  const viewer = viewerOfClient(actor, clientId)
  const record = await findClient(work.db, viewer, clientId)
  if (!record) throw notFound('client')
  return describeClient(work, viewer, record)
}
