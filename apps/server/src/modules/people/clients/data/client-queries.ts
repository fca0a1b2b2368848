import type { ClientRow } from '@salvia/contract/people/clients'
import { and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
import { orderBy } from '#db/order-by'
import type { SealedText } from '#kernel/sealed-text'
import { users } from '../../../identity/index.ts'
import type { ClientFigures } from '../client-context.ts'
import { practitionerClients } from './client-tables.ts'

/** Who sees clients: a practitioner those of its own, an admin (null) all. */
export type ClientViewer = { practitionerId: string | null }

export type ClientListQuery = {
  offset: number
  limit: number
  sort?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
  query?: string | undefined
  hasAccount?: boolean | undefined
  muteAlerts?: boolean | undefined
}

const c = practitionerClients
const own = <T>(written: AnyPgColumn, otherwise: AnyPgColumn) => sql<T>`coalesce(${written}, ${otherwise})`

/** What the practitioner wrote in its own file comes before what the account says. */
const shown = {
  firstName: own<string>(c.firstName, users.firstName),
  lastName: own<string>(c.lastName, users.lastName),
  email: own<string>(c.email, users.email),
  sealedPhone: own<string | null>(c.sealedPhone, users.sealedPhone),
  countryId: own<string | null>(c.countryId, users.countryId),
  languageCode: own<typeof users.$inferSelect.preferredLanguageCode>(
    c.preferredLanguageCode,
    users.preferredLanguageCode,
  ),
}

const selection = { user: users, link: c, ...shown }

const sortable = {
  firstName: shown.firstName,
  lastName: shown.lastName,
  email: shown.email,
  linkedAt: sql`coalesce(${c.linkedAt}, ${users.createdAt})`,
}

/** The file of this viewer; an admin reads the one of a person that was invited and has no account of its own. */
const linkOf = ({ practitionerId }: ClientViewer): SQL | undefined =>
  and(
    eq(c.clientId, users.id),
    practitionerId === null ? sql`${c.email} is not null` : eq(c.practitionerId, practitionerId),
  )

const isSeen = ({ practitionerId }: ClientViewer): SQL | undefined =>
  and(eq(users.userKindId, 'Client'), practitionerId === null ? undefined : sql`${c.clientId} is not null`)

const selectClients = (db: Db, viewer: ClientViewer) =>
  db.select(selection).from(users).leftJoin(c, linkOf(viewer)).$dynamic()

export type ClientRecord = Awaited<ReturnType<typeof selectClients>>[number]

const contains = (column: SQL, typed: string | undefined): SQL | undefined =>
  typed ? sql`${column} ilike ${likePattern(typed)}` : undefined

/** A file that names an address of its own is one whose person has not said yes. */
const account = (hasAccount: boolean | undefined): SQL | undefined =>
  hasAccount === undefined ? undefined : sql`${c.email} is ${hasAccount ? sql`null` : sql`not null`}`

/** Alerts are a practitioner's own: an admin hears none, and filters by none. */
const muted = ({ practitionerId }: ClientViewer, isMuted: boolean | undefined): SQL | undefined =>
  practitionerId === null || isMuted === undefined ? undefined : eq(c.muteAlerts, isMuted)

function filters(viewer: ClientViewer, asked: ClientListQuery) {
  const { firstName, lastName, email, query, hasAccount, muteAlerts } = asked
  const anywhere = sql`(${shown.firstName} || ' ' || ${shown.lastName} || ' ' || ${shown.email})`
  return and(
    isSeen(viewer),
    contains(shown.firstName, firstName),
    contains(shown.lastName, lastName),
    contains(shown.email, email),
    contains(anywhere, query),
    account(hasAccount),
    muted(viewer, muteAlerts),
  )
}

/** A page of clients, by name, and how many there are. */
export async function listClients(db: Db, viewer: ClientViewer, query: ClientListQuery) {
  const where = filters(viewer, query)
  const [counted] = await db.select({ count: count() }).from(users).leftJoin(c, linkOf(viewer)).where(where)
  const records = await selectClients(db, viewer)
    .where(where)
    .orderBy(...orderBy(query.sort, sortable, [asc(shown.lastName), asc(shown.firstName)]), asc(users.id))
    .offset(query.offset)
    .limit(query.limit)
  return { records, count: counted?.count ?? 0 }
}

/** A client as its viewer sees it; null when it is none of its own. */
export async function findClient(
  db: Db,
  viewer: ClientViewer,
  clientId: string,
): Promise<ClientRecord | null> {
  const [record] = await selectClients(db, viewer).where(and(isSeen(viewer), eq(users.id, clientId)))
  return record ?? null
}

/** A client by its exact address; upper and lower case are the same. */
export async function findClientByEmail(
  db: Db,
  viewer: ClientViewer,
  email: string,
): Promise<ClientRecord | null> {
  const [record] = await selectClients(db, viewer).where(
    and(isSeen(viewer), or(eq(c.email, email), and(eq(users.email, email), sql`${c.email} is null`))),
  )
  return record ?? null
}

const none: ClientFigures = { plansCount: 0, ordersCount: 0, lastOrderAt: null }

export function toClientRow(
  { user, link, ...record }: ClientRecord,
  figures: ClientFigures | undefined,
  sealed: SealedText,
): ClientRow {
  const { plansCount, ordersCount, lastOrderAt } = figures ?? none
  const { firstName, lastName, email, sealedPhone, countryId, languageCode } = record
  return {
    id: user.id,
    firstName,
    lastName,
    fullName: [firstName, lastName].filter(Boolean).join(' '),
    email,
    phone: sealedPhone === null ? null : sealed.open(sealedPhone),
    countryId,
    preferredLanguageCode: languageCode,
    userStatusId: user.userStatusId,
    hasAccount: (link?.email ?? null) === null,
    muteAlerts: link?.muteAlerts ?? false,
    plansCount,
    ordersCount,
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
    linkedAt: (link?.linkedAt ?? user.createdAt).toISOString(),
  }
}
