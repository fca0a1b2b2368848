import type { AdminJourneyEntry, JourneyEntry, OwnJourneyEntry } from '@salvia/contract/plans/plan-journeys'
import type { JourneyEvent } from '@salvia/contract/words/plans'
import { and, count, desc, eq, gte, lte, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { fullNameOf } from '#db/full-name'
import { users } from '../../../identity/index.ts'
import { namesInFile, practitionerClients } from '../../../people/index.ts'
import { recommendations } from '../../data/plan-tables.ts'
import { recommendationJourneys } from './journey-tables.ts'
import { isNamedEntry, type Naming } from './named-entries.ts'
import { isTakenFromGuest } from './order-entries.ts'

type Page = { offset: number; limit: number }
export type JourneyQuery = Page & {
  practitionerId?: string | undefined
  recommendationId?: string | undefined
  clientId?: string | undefined
  status?: JourneyEvent | undefined
  sharedFrom?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const j = recommendationJourneys
const r = recommendations
const c = practitionerClients
const practitioner = alias(users, 'practitioner')

const columns = {
  id: j.id,
  event: j.event,
  channel: j.channel,
  at: j.at,
  clientId: j.clientId,
  clientName: fullNameOf(namesInFile(c, users)),
  recommendation: { id: r.id, name: r.name, shareCode: r.shareCode },
  practitioner: {
    id: practitioner.id,
    fullName: fullNameOf(practitioner),
  },
}

/** Who reads: an admin all by name, a practitioner what it may know. */
export type JourneyReader = Naming | 'Admin'

const isNamedTo = (db: Db, reader: JourneyReader): SQL<boolean> =>
  reader === 'Admin' ? sql`true` : isNamedEntry(db, reader)

const filters = (
  { practitionerId, recommendationId, clientId, status, ...time }: JourneyQuery,
  isNamed: SQL<boolean>,
) =>
  and(
    not(isTakenFromGuest),
    practitionerId ? eq(r.practitionerId, practitionerId) : undefined,
    recommendationId ? eq(j.recommendationId, recommendationId) : undefined,
    clientId ? and(eq(j.clientId, clientId), isNamed) : undefined,
    status ? eq(j.event, status) : undefined,
    time.sharedFrom ? gte(r.sharedAt, new Date(time.sharedFrom)) : undefined,
    time.from ? gte(j.at, new Date(time.from)) : undefined,
    time.to ? lte(j.at, new Date(time.to)) : undefined,
  )

/** A page of what happened to plans, newest first, clients named as in the practitioner's file where they may be. */
export async function listJourneys(db: Db, reader: JourneyReader, query: JourneyQuery) {
  const isNamed = isNamedTo(db, reader)
  const where = filters(query, isNamed)
  const [counted] = await db
    .select({ count: count() })
    .from(j)
    .innerJoin(r, eq(r.id, j.recommendationId))
    .where(where)
  const rows = await db
    .select({ ...columns, isNamed })
    .from(j)
    .innerJoin(r, eq(r.id, j.recommendationId))
    .innerJoin(practitioner, eq(practitioner.id, r.practitionerId))
    .leftJoin(users, eq(users.id, j.clientId))
    .leftJoin(c, and(eq(c.clientId, j.clientId), eq(c.practitionerId, r.practitionerId)))
    .where(where)
    .orderBy(desc(j.at), desc(j.id))
    .offset(query.offset)
    .limit(query.limit)
  const results = rows.map(
    ({ clientId, clientName, isNamed: isClientNamed, at, ...row }): AdminJourneyEntry => ({
      ...row,
      client: clientId === null || !isClientNamed ? null : { id: clientId, fullName: clientName },
      at: at.toISOString(),
    }),
  )
  return { results, count: counted?.count ?? 0 }
}

/** The same without what is the same in all entries of a practitioner. */
export const ofOwn = ({ practitioner: _, ...entry }: AdminJourneyEntry): OwnJourneyEntry => entry

/** The same without what is the same in all entries of a plan. */
export const ofPlan = ({ recommendation: _, practitioner: __, ...entry }: AdminJourneyEntry): JourneyEntry =>
  entry
