import type { User } from '@salvia/contract/people/current-user'
import type { ExportRecord, ExportSections } from '@salvia/documents'
import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { products } from '../../catalogue/index.ts'
import { users } from '../../identity/index.ts'
import { openDrugs, practitionerClients } from '../../people/index.ts'
import {
  recommendationClients,
  recommendationItems,
  recommendationJourneys,
  recommendationResources,
  recommendations,
} from '../../plans/index.ts'
import { medicinesOf } from '../medicines-of.ts'
import type { PrivacyContext } from '../privacy-context.ts'

type Work = Pick<PrivacyContext, 'db' | 'sealed'>

const r = recommendations

async function plansOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const own = db
    .select({ id: recommendationClients.recommendationId })
    .from(recommendationClients)
    .where(eq(recommendationClients.clientId, userId))
  const rows = await db
    .select({
      plan: r,
      practitioner: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      products: sql<
        string[]
      >`(select coalesce(json_agg(${products.name} || case when ${recommendationItems.notes} = ''
          then '' else ': ' || ${recommendationItems.notes} end order by ${products.name}), '[]')
        from ${recommendationItems} join ${products} on ${products.id} = ${recommendationItems.productId}
        where ${recommendationItems.recommendationId} = ${r.id})`,
      papers: sql<string[]>`(select coalesce(json_agg(${recommendationResources.name}
          order by ${recommendationResources.id}), '[]')
        from ${recommendationResources} where ${recommendationResources.recommendationId} = ${r.id})`,
    })
    .from(r)
    .innerJoin(users, eq(users.id, r.practitionerId))
    .where(or(eq(r.practitionerId, userId), inArray(r.id, own)))
    .orderBy(asc(r.createdAt))
  return rows.map(({ plan, practitioner, products: items, papers }) => ({
    name: plan.name,
    practitioner,
    text: [plan.description, plan.summary].filter(Boolean),
    products: items,
    papers,
    at: plan.createdAt.toISOString(),
  }))
}

/** With what each of them noted of the person's medicines. */
async function practitionersOf({ db, sealed }: Work, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      linkedAt: practitionerClients.linkedAt,
      sealedDrugs: practitionerClients.sealedDrugs,
    })
    .from(practitionerClients)
    .innerJoin(users, eq(users.id, practitionerClients.practitionerId))
    .where(eq(practitionerClients.clientId, userId))
    .orderBy(asc(practitionerClients.linkedAt))
  return rows.map(({ firstName, lastName, linkedAt, sealedDrugs }) => ({
    name: [firstName, lastName].filter(Boolean).join(' '),
    medicines: medicinesOf(openDrugs(sealed, sealedDrugs)),
    at: linkedAt.toISOString(),
  }))
}

/** How a client's plans are followed, and the consent to share orders, then the events. */
async function planJourneysOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const c = recommendationClients
  const j = recommendationJourneys
  const followed = await db
    .select({ name: r.name, row: c })
    .from(c)
    .innerJoin(r, eq(r.id, c.recommendationId))
    .where(eq(c.clientId, userId))
    .orderBy(asc(r.createdAt))
  const events = await db
    .select({ name: r.name, kind: j.event, at: j.at })
    .from(j)
    .innerJoin(r, eq(r.id, j.recommendationId))
    .where(eq(j.clientId, userId))
    .orderBy(asc(j.at), asc(j.id))
  return [
    ...followed.map(({ name, row }) => ({
      name,
      kind: 'SharesOrders',
      isGiven: row.sharesOrders,
      status: row.statusId,
      details: row.alertId ? [row.alertId] : [],
      at: (row.joinedAt ?? row.invitedAt)?.toISOString() ?? null,
    })),
    ...events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  ]
}

/** Plans a person has or wrote, what happened to them, and their practitioners. */
export async function collectPlansOf(work: Work, user: User): Promise<ExportSections> {
  const { db } = work
  return {
    practitioners: await practitionersOf(work, user.id),
    plans: await plansOf(db, user.id),
    planJourneys: await planJourneysOf(db, user.id),
  }
}
