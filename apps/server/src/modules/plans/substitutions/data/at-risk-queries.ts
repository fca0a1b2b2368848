import type { ProductDisruption } from '@salvia/contract/disruptions/product-disruption'
import type {
  ProductAtRisk,
  SubstitutedProduct,
} from '@salvia/contract/plans/substitutions/substitution-records'
import { productStockStatuses } from '@salvia/contract/words/catalogue'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import {
  activeDisruption,
  brands,
  listLinkedStatuses,
  products,
  stockStatusNow,
  stockStatusShown,
  toDisruption,
} from '../../../catalogue/index.ts'
import { recommendationItems, recommendations } from '../../data/plan-tables.ts'
import { productColumns } from './substitution-queries.ts'

type Paged = { offset: number; limit: number }

const MOST_PLANS = 100
const available = productStockStatuses.filter(isAvailable)

/** By the names of its table: the module that owns it stands above plans. */
const isDisrupted = sql`exists (select 1 from product_disruptions d
  where d.product_id = ${products.id} and d.status = 'Active')`

/** Products that cannot be had: without stock to come, disrupted, or out of the shop. */
export const cannotBeHad = or(
  sql`not ${inArray(stockStatusNow, available)}`,
  isDisrupted,
  eq(products.isActive, false),
  eq(products.isHidden, true),
)

const plansCount = sql<number>`count(*)::int`

const plansOf = sql<ProductAtRisk['plans']>`to_json((array_agg(json_build_object(
  'id', ${recommendations.id}, 'name', ${recommendations.name},
  'createdAt', to_char(${recommendations.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  order by ${recommendations.updatedAt} desc, ${recommendations.id}))[1:${sql.raw(String(MOST_PLANS))}])`

const selectAtRisk = (db: Db, practitionerId: string) =>
  db
    .select({
      ...productColumns.product,
      stockStatusId: stockStatusShown,
      disruption: activeDisruption,
      plansCount,
      plans: plansOf,
    })
    .from(recommendationItems)
    .innerJoin(recommendations, eq(recommendations.id, recommendationItems.recommendationId))
    .innerJoin(products, eq(products.id, recommendationItems.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(
      and(
        eq(recommendations.practitionerId, practitionerId),
        eq(recommendations.isActive, true),
        cannotBeHad,
      ),
    )
    .groupBy(products.id, brands.id)
    .$dynamic()

async function namesOf(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, SubstitutedProduct>()
  const rows = await db
    .select(productColumns.product)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** A disruption with what a pack of its replacement holds. */
function withPack(
  disruption: ProductDisruption | null,
  names: Map<string, SubstitutedProduct>,
): ProductAtRisk['disruption'] {
  if (!disruption) return null
  const { replacement, ...rest } = disruption
  const found = replacement && names.get(replacement.id)
  return { ...rest, replacement: found ? { ...replacement, ...found } : null }
}

/** Products of a practitioner's plans that cannot be had, those in most plans first, with what is linked and can. */
export async function listAtRisk(
  db: Db,
  practitionerId: string,
  { offset, limit }: Paged,
): Promise<{ results: ProductAtRisk[]; count: number }> {
  const rows = await selectAtRisk(db, practitionerId)
    .orderBy(desc(plansCount), asc(products.plainName), asc(products.id))
    .offset(offset)
    .limit(limit)
  const count = await db.$count(selectAtRisk(db, practitionerId).as('at_risk'))
  const linked = await listLinkedStatuses(
    db,
    rows.map(({ id }) => id),
  )
  const toBeHad = (id: string) =>
    (linked.get(id) ?? []).filter(({ stockStatusId }) => isAvailable(stockStatusId))
  const names = await namesOf(
    db,
    rows.flatMap(({ id, disruption }) => [
      ...toBeHad(id).map((each) => each.id),
      ...(disruption?.replacement ? [disruption.replacement.id] : []),
    ]),
  )
  const results = rows.map(({ plansCount: inPlans, plans, disruption, ...product }) => ({
    product,
    disruption: withPack(toDisruption(disruption), names),
    plansCount: inPlans,
    plans,
    linkedProducts: toBeHad(product.id).flatMap(({ id }) => names.get(id) ?? []),
  }))
  return { results, count }
}
