import type { RefillDueRow } from '@salvia/contract/plans/refills-due'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { fullNameOf } from '#db/full-name'
import { products } from '../../../catalogue/index.ts'
import { users } from '../../../identity/index.ts'
import { namesInFile, practitionerClients } from '../../../people/index.ts'
import { recommendations } from '../../data/plan-tables.ts'
import type { ClientRefillDue } from '../list-refills-due.ts'

const c = practitionerClients

const namesById = (rows: { id: string; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]))

const idsOf = (due: ClientRefillDue[], key: 'clientId' | 'productId' | 'recommendationId') => [
  ...new Set(due.map((refill) => refill[key])),
]

/** Refills with the names of client, product and plan; clients are named as in the practitioner's file. */
export async function describeRefills(
  db: Db,
  practitionerId: string,
  due: ClientRefillDue[],
): Promise<RefillDueRow[]> {
  if (due.length === 0) return []
  const [clients, goods, plans] = await Promise.all([
    db
      .select({
        id: users.id,
        name: fullNameOf(namesInFile(c, users)),
      })
      .from(users)
      .leftJoin(c, and(eq(c.clientId, users.id), eq(c.practitionerId, practitionerId)))
      .where(inArray(users.id, idsOf(due, 'clientId'))),
    db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(inArray(products.id, idsOf(due, 'productId'))),
    db
      .select({ id: recommendations.id, name: recommendations.name })
      .from(recommendations)
      .where(inArray(recommendations.id, idsOf(due, 'recommendationId'))),
  ])
  const [clientNames, productNames, planNames] = [namesById(clients), namesById(goods), namesById(plans)]
  return due.map(({ dueAt, isRefilled, clientId, productId, recommendationId }) => ({
    dueAt: dueAt.toISOString(),
    isRefilled,
    client: { id: clientId, fullName: clientNames.get(clientId) ?? '' },
    product: { id: productId, name: productNames.get(productId) ?? '' },
    recommendation: { id: recommendationId, name: planNames.get(recommendationId) ?? '' },
  }))
}
