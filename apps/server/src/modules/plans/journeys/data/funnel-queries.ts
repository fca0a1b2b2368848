import type { PlanFunnel } from '@salvia/contract/plans/plan-funnel'
import type { JourneyEvent } from '@salvia/contract/words/plans'
import { and, eq, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { isConsentGiven } from '../../../identity/index.ts'
import { recommendationClients, recommendations } from '../../data/plan-tables.ts'
import { recommendationJourneys } from './journey-tables.ts'
import { isNamedEntry, type Naming } from './named-entries.ts'

export type FunnelQuery = {
  practitionerId?: string | undefined
  recommendationId?: string | undefined
  clientId?: string | undefined
  sharedFrom?: string | undefined
  from?: string | undefined
}

const j = recommendationJourneys
const r = recommendations
const c = recommendationClients

const has = (...events: JourneyEvent[]) => sql<boolean>`bool_or(${inArray(j.event, events)})`

/** Of these alone, what may be known of the client now. */
const hasNamed = (isNamed: SQL<boolean>, ...events: JourneyEvent[]) =>
  sql<boolean>`bool_or(${inArray(j.event, events)} and ${isNamed})`

const deliveries: JourneyEvent[] = ['EmailDelivered', 'SmsDelivered', 'EmailFailed', 'SmsFailed']

/** What came last: one that was refused may be accepted later, and one that was accepted may come back. */
const lastDelivery = sql`(array_agg(${j.event} order by ${j.at} desc, ${j.id} desc)
  filter (where ${inArray(j.event, deliveries)}))[1]`

/** Known to have no order left: a journey also keeps orders that were canceled since. */
const hasNoOrderLeft = sql`(${c.clientId} is not null and ${c.revokedAt} is null
  and (${c.joinedAt} is null or ${c.sharesOrders}) and ${c.lastOrderAt} is null)`

/** Each client of a plan to whom a message was sent, with what followed. A later step holds those before it. */
function invitedOf(db: Db, naming: Naming, query: FunnelQuery) {
  const isNamed = isNamedEntry(db, naming)
  return db
    .select({
      recommendationId: j.recommendationId,
      clientId: j.clientId,
      delivered:
        sql<boolean>`coalesce(${inArray(lastDelivery, ['EmailDelivered', 'SmsDelivered'])}, false)`.as(
          'delivered',
        ),
      opened: has('EmailOpened').as('opened'),
      viewed: hasNamed(isNamed, 'Viewed', 'ProductsAddedToCart', 'OrderPlaced').as('viewed'),
      inCart: hasNamed(isNamed, 'ProductsAddedToCart', 'OrderPlaced').as('in_cart'),
      ordered: hasNamed(isNamed, 'OrderPlaced').as('ordered'),
    })
    .from(j)
    .innerJoin(r, eq(r.id, j.recommendationId))
    .where(
      and(
        isNotNull(j.clientId),
        query.practitionerId ? eq(r.practitionerId, query.practitionerId) : undefined,
        query.recommendationId ? eq(j.recommendationId, query.recommendationId) : undefined,
        query.clientId ? eq(j.clientId, query.clientId) : undefined,
        query.sharedFrom ? gte(r.sharedAt, new Date(query.sharedFrom)) : undefined,
        query.from ? gte(j.at, new Date(query.from)) : undefined,
      ),
    )
    .groupBy(j.recommendationId, j.clientId)
    .having(sql`bool_or(${j.event} = 'Shared' and ${j.channel} is not null)`)
    .as('invited')
}

/** How far invitations came, in one statement over the journeys. */
export async function readFunnel(db: Db, naming: Naming, query: FunnelQuery): Promise<PlanFunnel> {
  const i = invitedOf(db, naming, query)
  const isOpenKnown = sql`(${i.opened} or (${c.openMarkHash} is not null and ${isConsentGiven('MailOpens', c.clientId)}))`
  const countOf = (isSo: unknown) => sql<number>`count(*) filter (where ${isSo})::int`
  const [found] = await db
    .select({
      invited: sql<number>`count(*)::int`,
      delivered: countOf(i.delivered),
      opened: countOf(i.opened),
      openKnownOf: countOf(isOpenKnown),
      viewed: countOf(i.viewed),
      inCart: countOf(i.inCart),
      ordered: countOf(sql`${i.ordered} and not coalesce(${hasNoOrderLeft}, false)`),
    })
    .from(i)
    .leftJoin(c, and(eq(c.recommendationId, i.recommendationId), eq(c.clientId, i.clientId)))
  const none = { invited: 0, delivered: 0, opened: 0, openKnownOf: 0, viewed: 0, inCart: 0, ordered: 0 }
  const figures = found ?? none
  return { ...figures, opened: figures.openKnownOf === 0 ? null : figures.opened }
}
