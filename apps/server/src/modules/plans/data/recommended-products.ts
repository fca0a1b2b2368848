import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { isSelectable } from '@salvia/rules/product/stock-status'
import { and, asc, desc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { cachedForAMinute } from '#db/cached-for-a-minute'
import type { Db } from '#db/database'
import { findProductCards, products, type ShopLocale } from '../../catalogue/index.ts'
import { recommendationItems, recommendations } from './plan-tables.ts'

/** What one practitioner alone recommends is nobody else's business. */
const FEWEST_PRACTITIONERS = 2
const SHOWN = 4
/** More than are shown: some may no longer be sold. */
const READ = 12

const practitioners = sql<number>`count(distinct ${recommendations.practitionerId})`
const idsOfAMinute = cachedForAMinute<string[]>()

async function listIds(db: Db): Promise<string[]> {
  const isShared = and(
    isNotNull(recommendations.sharedAt),
    eq(recommendations.isActive, true),
    eq(recommendations.isTemplate, false),
    eq(products.isActive, true),
  )
  const rows = await db
    .select({ productId: recommendationItems.productId })
    .from(recommendationItems)
    .innerJoin(recommendations, eq(recommendations.id, recommendationItems.recommendationId))
    .innerJoin(products, eq(products.id, recommendationItems.productId))
    .where(isShared)
    .groupBy(recommendationItems.productId)
    .having(gte(practitioners, FEWEST_PRACTITIONERS))
    .orderBy(desc(practitioners), desc(sql`count(*)`), asc(recommendationItems.productId))
    .limit(READ)
  return rows.map(({ productId }) => productId)
}

/** At most four products that several practitioners recommend in shared plans, as counted within the last minute. */
export async function listOftenRecommended(db: Db, shown: ShopLocale): Promise<ProductCard[]> {
  const ids = await idsOfAMinute(db, 'often', () => listIds(db))
  const cards = await findProductCards(db, ids, shown)
  return ids
    .flatMap((id) => cards.get(id) ?? [])
    .filter(({ stockStatus }) => isSelectable(stockStatus.id))
    .slice(0, SHOWN)
}
