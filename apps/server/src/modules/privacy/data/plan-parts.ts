import type { User } from '@salvia/contract/people/current-user'
import type { ExportRecord, ExportSections } from '@salvia/documents'
import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { products } from '../../catalogue/index.ts'
import { users } from '../../identity/index.ts'
import { practitionerClients } from '../../people/index.ts'
import {
  recommendationClients,
  recommendationItems,
  recommendationResources,
  recommendations,
} from '../../plans/index.ts'

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

async function practitionersOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      linkedAt: practitionerClients.linkedAt,
    })
    .from(practitionerClients)
    .innerJoin(users, eq(users.id, practitionerClients.practitionerId))
    .where(eq(practitionerClients.clientId, userId))
    .orderBy(asc(practitionerClients.linkedAt))
  return rows.map(({ firstName, lastName, linkedAt }) => ({
    name: [firstName, lastName].filter(Boolean).join(' '),
    at: linkedAt.toISOString(),
  }))
}

/** Plans that a person has or wrote, and who treats it. */
export async function collectPlansOf(db: Db, user: User): Promise<ExportSections> {
  return { practitioners: await practitionersOf(db, user.id), plans: await plansOf(db, user.id) }
}
