import type { ProductUpdate } from '@salvia/contract/updates/product-updates'
import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import type { DisruptionReason } from '@salvia/contract/words/disruptions'
import { type ProductUpdateKind, productUpdateKinds } from '@salvia/contract/words/updates'
import { disruptionTypeOf } from '@salvia/rules/disruptions/disruption-type'
import { isStillSold } from '@salvia/rules/disruptions/still-sold'
import { availableStatuses } from '@salvia/rules/product/stock-status'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { brands, imageUrlOf, isShown, isToBeHad, products, stockStatusShown } from '../../catalogue/index.ts'
import { foundUpdates, ownProducts, type Sought } from './found-updates.ts'
import { productUpdateReaders } from './reader-tables.ts'

const MOST_PLANS = 5

export type FoundUpdate = ProductUpdate & { stockStatusId: ProductStockStatus }

type Named = NonNullable<ProductUpdate['replacement']>
type Plan = ProductUpdate['plans'][number]

/** By the names of its table: of the disruption that is active. */
const disruption = sql<{
  reason: DisruptionReason
  expectedUntil: ProductUpdate['expectedUntil']
  replacement: Named | null
} | null>`(
  select json_build_object('reason', a.reason, 'expectedUntil', a.expected_until, 'replacement',
    (select json_build_object('id', s.id, 'name', s.name, 'brandName', b.name, 'sku', s.sku)
      from products s join brands b on b.id = s.brand_id
      where s.id = a.replacement_product_id and ${isToBeHad('s')}))
  from product_disruptions a where a.product_id = ${products.id} and a.status = 'Active')`

const kind = sql<ProductUpdateKind>`found.kind`
const at = sql<Date | null>`found.at`.mapWith(products.createdAt)

/** The order of the kinds. */
const turn = sql`array_position(${sql.param([...productUpdateKinds])}::text[], found.kind)`

/** What cannot be had is named before what is short and sold still: mails name the first alone. */
const isStillHad = sql`(found.kind = 'AtRisk' and ${stockStatusShown} = any(${sql.param([...availableStatuses])}::text[]))`

const columnsOf = (practitionerId: string) => ({
  kind,
  at,
  priceBefore: sql<string | null>`found.price_before`,
  price: sql<string | null>`found.price`,
  product: {
    ...{ id: products.id, name: products.name, brandName: brands.name, sku: products.sku },
    mainImageUrl: products.mainImageUrl,
  },
  isShown: sql<boolean>`${isShown}`,
  stockStatusId: stockStatusShown,
  disruption,
  plansCount: sql<number>`(select count(*)::int from ${ownProducts(practitionerId)} own
    where own.product_id = ${products.id})`,
  plans: sql<Plan[]>`(select coalesce(json_agg(json_build_object('id', own.plan_id, 'name', own.plan_name,
      'createdAt', to_char(own.plan_created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by own.plan_updated_at desc, own.plan_id), '[]'::json)
    from (select * from ${ownProducts(practitionerId)} each where each.product_id = ${products.id}
      order by each.plan_updated_at desc, each.plan_id limit ${sql.raw(String(MOST_PLANS))}) own)`,
})

const selectUpdates = (db: Db, sought: Sought) =>
  db
    .select(columnsOf(sought.practitionerId))
    .from(sql`${foundUpdates(sought)} found`)
    .innerJoin(products, sql`${products.id} = found.product_id`)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectUpdates>>[number]

const euros = (amount: string | null) =>
  amount === null ? null : { amount: Number(amount), currency: 'EUR' as const }

const pictured = ({ mainImageUrl, ...product }: Row['product']): ProductUpdate['product'] => ({
  ...product,
  imageUrl: imageUrlOf({ id: product.id, mainImageUrl }),
})

const toUpdate =
  (lastVisitAt: Date | null) =>
  ({ at: happened, disruption: active, priceBefore, price, product, ...row }: Row): FoundUpdate => ({
    ...row,
    product: pictured(product),
    at: happened?.toISOString() ?? null,
    isNew: lastVisitAt !== null && happened !== null && happened > lastVisitAt,
    expectedUntil: active?.expectedUntil ?? null,
    replacement: active?.replacement ?? null,
    disruptionType: active && disruptionTypeOf(active.reason),
    isStillSold: active !== null && isStillSold(disruptionTypeOf(active.reason), row.stockStatusId),
    priceBefore: euros(priceBefore),
    price: euros(price),
  })

type Asked = Sought & {
  lastVisitAt: Date | null
  kind?: ProductUpdateKind | undefined
  inOwnPlans: boolean
  offset: number
  limit: number
}

const isOwn = ({ practitionerId, inOwnPlans }: Asked): SQL | undefined =>
  inOwnPlans
    ? sql`found.product_id in (select own.product_id from ${ownProducts(practitionerId)} own)`
    : undefined

/** How many updates of each kind there are, and how many came since the last visit. */
async function countUpdates(db: Db, asked: Asked) {
  const since = asked.lastVisitAt?.toISOString() ?? null
  const rows = await db
    .select({
      kind,
      count: sql<number>`count(*)::int`,
      newCount: sql<number>`(count(*) filter (where found.at > ${since}::timestamptz))::int`,
    })
    .from(sql`${foundUpdates(asked)} found`)
    .where(isOwn(asked))
    .groupBy(sql`found.kind`)
  const counts = { AtRisk: 0, BackInStock: 0, NewArrival: 0, PriceChange: 0, Discontinued: 0 }
  for (const row of rows) counts[row.kind] = row.count
  return { counts, newCount: rows.reduce((sum, row) => sum + row.newCount, 0) }
}

/**
 * What is new of products for a practitioner, kind by kind: what is at risk first, since it asks for an act, and of that
 * what cannot be had; of a kind newest first, and what nobody knows the time of last. The counts are of all kinds, whichever is asked for.
 */
export async function listUpdates(db: Db, asked: Asked) {
  const { kind: only, lastVisitAt, offset, limit } = asked
  const { counts, newCount } = await countUpdates(db, asked)
  const rows = await selectUpdates(db, asked)
    .where(and(isOwn(asked), only && sql`found.kind = ${only}`))
    .orderBy(turn, isStillHad, sql`found.at desc nulls last`, products.plainName, products.id)
    .offset(offset)
    .limit(limit)
  const count = only ? counts[only] : productUpdateKinds.reduce((sum, each) => sum + counts[each], 0)
  return { results: rows.map(toUpdate(lastVisitAt)), count, counts, newCount }
}

/** When a practitioner read the updates; never for who has not. */
export async function findVisits(db: Db, userId: string) {
  const { visitedAt, visitBeforeAt } = productUpdateReaders
  const [visits] = await db
    .select({ visitedAt, visitBeforeAt })
    .from(productUpdateReaders)
    .where(eq(productUpdateReaders.userId, userId))
  return visits ?? { visitedAt: null, visitBeforeAt: null }
}
