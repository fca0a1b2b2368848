import type { ClientRow } from '@salvia/contract/people/clients'
import { fullName } from '@salvia/rules/people/full-name'
import {
  and,
  asc,
  count,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { holdsPlain } from '#db/like-pattern'
import { byLetters, orderBy } from '#db/order-by'
import type { SealedText } from '#kernel/sealed-text'
import { users, userText } from '../../../identity/index.ts'
import type { ClientFigures, ClientOptions } from '../client-context.ts'
import { practitionerClients } from './client-tables.ts'

/** Who views clients: a practitioner sees their own, an admin (null) all. */
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
  hasAlerts?: boolean | undefined
  practitionerId?: string | undefined
  linkedFrom?: string | undefined
  linkedTo?: string | undefined
}

const c = practitionerClients
const own = <T>(written: AnyPgColumn, otherwise: AnyPgColumn) => sql<T>`coalesce(${written}, ${otherwise})`

/** The practitioner's own file takes precedence over the account. */
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

const byName = { firstName: byLetters(shown.firstName), lastName: byLetters(shown.lastName) }

const sortable = {
  ...byName,
  email: shown.email,
  linkedAt: sql`coalesce(${c.linkedAt}, ${users.createdAt})`,
}

/** This viewer's file; an admin reads that of an invited person without an account. */
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
export type ListedRecord = ClientRecord & { alertsCount: number | null }

const contains = (column: SQL, typed: string | undefined): SQL | undefined =>
  typed ? holdsPlain(column, typed) : undefined

/** A file with its own address belongs to a person who has not accepted. */
const account = (hasAccount: boolean | undefined): SQL | undefined =>
  hasAccount === undefined ? undefined : sql`${c.email} is ${hasAccount ? sql`null` : sql`not null`}`

/** Alerts belong to practitioners: admins have none, and cannot filter by them. */
const muted = ({ practitionerId }: ClientViewer, isMuted: boolean | undefined): SQL | undefined =>
  practitionerId === null || isMuted === undefined ? undefined : eq(c.muteAlerts, isMuted)

/** Who views a list of clients, and their open alerts. */
type ListViewer = ClientViewer & { alerts: SQL<number> }

function alerting({ practitionerId, alerts }: ListViewer, hasAlerts: boolean | undefined): SQL | undefined {
  if (practitionerId === null || hasAlerts === undefined) return undefined
  return hasAlerts ? gt(alerts, 0) : eq(alerts, 0)
}

const file = alias(practitionerClients, 'file')

/** On the viewer's files in a time; for an admin, on those of the practitioner asked for, or of anybody. */
function linked(db: Db, { practitionerId }: ClientViewer, asked: ClientListQuery): SQL | undefined {
  const { linkedFrom, linkedTo, practitionerId: of } = asked
  const between = (linkedAt: AnyPgColumn) =>
    and(
      linkedFrom ? gte(linkedAt, new Date(linkedFrom)) : undefined,
      linkedTo ? lte(linkedAt, new Date(linkedTo)) : undefined,
    )
  if (practitionerId !== null) return between(c.linkedAt)
  if (!of && !linkedFrom && !linkedTo) return undefined
  const isOf = of ? eq(file.practitionerId, of) : undefined
  const files = db.select({ one: sql`1` }).from(file)
  return exists(files.where(and(eq(file.clientId, users.id), isOf, between(file.linkedAt))))
}

/** Anywhere in the name and address shown. Admins search all people: who has no file is found by the index of accounts. */
function searched(db: Db, { practitionerId }: ClientViewer, query: string | undefined): SQL | undefined {
  const anywhere = sql`(${shown.firstName} || ' ' || ${shown.lastName} || ' ' || ${shown.email})`
  if (!query || practitionerId !== null) return contains(anywhere, query)
  const found = db.select({ id: users.id }).from(users).where(holdsPlain(userText, query))
  return and(or(isNotNull(c.clientId), inArray(users.id, found)), contains(anywhere, query))
}

function filters(db: Db, viewer: ListViewer, asked: ClientListQuery) {
  const { firstName, lastName, email, query, hasAccount, muteAlerts, hasAlerts } = asked
  return and(
    isSeen(viewer),
    contains(shown.firstName, firstName),
    contains(shown.lastName, lastName),
    contains(shown.email, email),
    searched(db, viewer, query),
    account(hasAccount),
    muted(viewer, muteAlerts),
    alerting(viewer, hasAlerts),
    linked(db, viewer, asked),
  )
}

/** Alerts of a client that is not muted. */
const heardAlerts = ({ alertsOfClient }: Pick<ClientOptions, 'alertsOfClient'>) =>
  sql<number>`case when ${c.muteAlerts} then 0 else ${alertsOfClient(c)} end`

type Listing = { db: Db; viewer: ClientViewer } & Pick<ClientOptions, 'alertsOfClient'>

/** A page of clients by name, with the open alerts of a practitioner's own ones, and their total. */
export async function listClients({ db, viewer, ...figures }: Listing, query: ClientListQuery) {
  const alerts = heardAlerts(figures)
  const where = filters(db, { ...viewer, alerts }, query)
  const [counted] = await db.select({ count: count() }).from(users).leftJoin(c, linkOf(viewer)).where(where)
  const alertsCount = viewer.practitionerId === null ? sql<null>`null::int` : alerts
  const records = await db
    .select({ ...selection, alertsCount: sql<number | null>`${alertsCount}` })
    .from(users)
    .leftJoin(c, linkOf(viewer))
    .where(where)
    .orderBy(
      ...orderBy(query.sort, { ...sortable, alertsCount }, [asc(byName.lastName), asc(byName.firstName)]),
      asc(users.id),
    )
    .offset(query.offset)
    .limit(query.limit)
  return { records, count: counted?.count ?? 0 }
}

/** A client as seen by the viewer; null if not one of theirs. */
export async function findClient(
  db: Db,
  viewer: ClientViewer,
  clientId: string,
): Promise<ClientRecord | null> {
  const [record] = await selectClients(db, viewer).where(and(isSeen(viewer), eq(users.id, clientId)))
  return record ?? null
}

/** A client by exact address, ignoring case. */
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

/**
 * A practitioner's client whom a message to an address reaches: who was invited there, or an account that has verified
 * it. One that only claims it could otherwise be invited in another's place.
 */
export async function findClientAtAddress(
  db: Db,
  practitionerId: string,
  email: string,
): Promise<ClientRecord | null> {
  const viewer = { practitionerId }
  const isOfAccount = and(eq(users.email, email), users.emailVerified, isNull(c.email))
  const [record] = await selectClients(db, viewer).where(
    and(isSeen(viewer), or(eq(c.email, email), isOfAccount)),
  )
  return record ?? null
}

const none: ClientFigures = { plansCount: 0, ordersCount: 0, lastOrderAt: null, hasUnnamedOrders: false }

export function toClientRow(
  { user, link, ...record }: ClientRecord,
  figures: ClientFigures | undefined,
  sealed: SealedText,
): ClientRow {
  const { plansCount, ordersCount, lastOrderAt, hasUnnamedOrders } = figures ?? none
  const declinedAt = link?.declinedAt ?? null
  const { firstName, lastName, email, sealedPhone, countryId, languageCode } = record
  return {
    id: user.id,
    firstName,
    lastName,
    fullName: fullName({ firstName, lastName }),
    email,
    phone: sealedPhone === null ? null : sealed.open(sealedPhone),
    countryId,
    preferredLanguageCode: languageCode,
    userStatusId: user.userStatusId,
    hasAccount: (link?.email ?? null) === null,
    declinedAt: declinedAt?.toISOString() ?? null,
    muteAlerts: link?.muteAlerts ?? false,
    plansCount,
    ordersCount,
    areOrdersKnown: ordersCount > 0 || (declinedAt === null && !hasUnnamedOrders),
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
    linkedAt: (link?.linkedAt ?? user.createdAt).toISOString(),
  }
}
