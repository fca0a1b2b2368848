import type { User } from '@salvia/contract/people/current-user'
import type { ExportRecord, ExportSections } from '@salvia/documents'
import { fullName } from '@salvia/rules/people/full-name'
import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { fullNameOf } from '#db/full-name'
import { products } from '../../catalogue/index.ts'
import { users } from '../../identity/index.ts'
import { openDrugs, openDrugsSeen, practitionerClients } from '../../people/index.ts'
import {
  planVersions,
  recommendationClients,
  recommendationItems,
  recommendationJourneys,
  recommendationResources,
  recommendations,
} from '../../plans/index.ts'
import type { PrivacyContext } from '../privacy-context.ts'
import { medicinesOf, medicinesSeenOf } from './medicines-of.ts'

type Context = Pick<PrivacyContext, 'db' | 'sealed'>

const r = recommendations

/** What each version of a practitioner's plans said, by plan. */
async function versionsOf(db: Db, practitionerId: string): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ planId: r.id, number: planVersions.number, content: planVersions.content })
    .from(planVersions)
    .innerJoin(r, eq(r.id, planVersions.recommendationId))
    .where(eq(r.practitionerId, practitionerId))
    .orderBy(asc(planVersions.number))
  const byPlan = new Map<string, string[]>()
  for (const { planId, number, content } of rows) {
    const { name, description, summary, items } = content
    const products = items.map(({ productName, notes }) => [productName, notes].filter(Boolean).join(': '))
    const text = [name, description, summary, ...products].filter(Boolean).join('\n')
    byPlan.set(planId, [...(byPlan.get(planId) ?? []), `${number}: ${text}`])
  }
  return byPlan
}

/** Who saved a plan by its code, or was taken off it, cannot read what is personal in it. */
const shownNotes = (userId: string) => sql`case when ${recommendationItems.isNotePersonal}
    and ${r.practitionerId} <> ${userId}
    and not exists (select 1 from ${recommendationClients}
      where ${recommendationClients.recommendationId} = ${r.id}
      and ${recommendationClients.clientId} = ${userId}
      and ${recommendationClients.invitedAt} is not null and ${recommendationClients.revokedAt} is null)
  then '' else ${recommendationItems.notes} end`

async function plansOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const own = db
    .select({ id: recommendationClients.recommendationId })
    .from(recommendationClients)
    .where(eq(recommendationClients.clientId, userId))
  const versions = await versionsOf(db, userId)
  const notes = shownNotes(userId)
  const rows = await db
    .select({
      plan: r,
      practitioner: fullNameOf(users),
      products: sql<string[]>`(select coalesce(json_agg(${products.name} || case when ${notes} = ''
          then '' else ': ' || ${notes} end order by ${products.plainName}, ${products.id}), '[]')
        from ${recommendationItems} join ${products} on ${products.id} = ${recommendationItems.productId}
        where ${recommendationItems.recommendationId} = ${r.id})`,
      resources: sql<string[]>`(select coalesce(json_agg(${recommendationResources.name}
          order by ${recommendationResources.id}), '[]')
        from ${recommendationResources} where ${recommendationResources.recommendationId} = ${r.id}
        and (${recommendationResources.isShownToClients} or ${r.practitionerId} = ${userId}))`,
    })
    .from(r)
    .innerJoin(users, eq(users.id, r.practitionerId))
    .where(or(eq(r.practitionerId, userId), inArray(r.id, own)))
    .orderBy(asc(r.createdAt))
  return rows.map(({ plan, practitioner, products: items, resources }) => ({
    name: plan.name,
    practitioner,
    text: [plan.description, plan.summary].filter(Boolean),
    products: items,
    resources,
    versions: versions.get(plan.id) ?? [],
    at: plan.createdAt.toISOString(),
  }))
}

/** With what each of them noted of the person's medicines. */
async function practitionersOf({ db, sealed }: Context, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      linkedAt: practitionerClients.linkedAt,
      sealedDrugs: practitionerClients.sealedDrugs,
      sealedSeen: practitionerClients.sealedDrugsSeen,
    })
    .from(practitionerClients)
    .innerJoin(users, eq(users.id, practitionerClients.practitionerId))
    .where(eq(practitionerClients.clientId, userId))
    .orderBy(asc(practitionerClients.linkedAt))
  return rows.map(({ firstName, lastName, linkedAt, sealedDrugs, sealedSeen }) => ({
    name: fullName({ firstName, lastName }),
    medicines: medicinesOf(openDrugs(sealed, sealedDrugs)),
    medicinesSeen: medicinesSeenOf(openDrugsSeen(sealed, sealedSeen)),
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
export async function collectPlansOf(context: Context, user: User): Promise<ExportSections> {
  const { db } = context
  return {
    practitioners: await practitionersOf(context, user.id),
    plans: await plansOf(db, user.id),
    planJourneys: await planJourneysOf(db, user.id),
  }
}
