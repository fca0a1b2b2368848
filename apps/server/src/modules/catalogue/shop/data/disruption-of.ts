import type { DisruptedProduct, ProductDisruption } from '@salvia/contract/disruptions/product-disruption'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { DisruptionReason, DisruptionStatus } from '@salvia/contract/words/disruptions'
import { disruptionTypeOf } from '@salvia/rules/disruptions/disruption-type'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { isAnyOf } from '#db/is-any-of'
import { preparedAnywhere } from '#db/statements'
import { products } from '../../products/product-tables.ts'
import { isOffered } from './product-filter.ts'

export type DisruptionJson = {
  id: string
  status: DisruptionStatus
  reason: DisruptionReason
  startsOn: CalendarDay
  expectedUntil: CalendarDay | null
  replacement: DisruptedProduct | null
}

/**
 * That a product of this alias can be had in place of another now: the shop offers it, and it is not in an active
 * disruption itself. By the names of its table, as below.
 */
export const isToBeHad = (alias: string): SQL =>
  sql`${isOffered(alias)} and not exists (select 1 from product_disruptions other
    where other.product_id = ${sql.raw(alias)}.id and other.status = 'Active')`

const isInShop = sql`p.is_active and not p.is_hidden`

/**
 * The disruption of each product, as a JSON column, so that a product stays one statement. By the names of its table:
 * the module that owns it stands above the catalogue.
 */
const disruptionWhere = (condition: SQL, isOffered: SQL): SQL<DisruptionJson | null> =>
  sql<DisruptionJson | null>`(select json_build_object('id', d.id, 'status', d.status, 'reason', d.reason,
    'startsOn', d.starts_on, 'expectedUntil', d.expected_until, 'replacement',
    (select json_build_object('id', p.id, 'name', p.name, 'brandName', b.name, 'sku', p.sku) from products p
      join brands b on b.id = p.brand_id
      where p.id = d.replacement_product_id and ${isOffered}))
    from product_disruptions d where d.product_id = ${products.id} and ${condition})`

/** What everyone may know: of one that is active. A replacement that is short itself is no way out and is not named. */
export const activeDisruption = disruptionWhere(sql`d.status = 'Active'`, isToBeHad('p'))
/** What admins know: of one that is not closed. */
export const openDisruption = disruptionWhere(sql`d.status <> 'Closed'`, isInShop)

/** By product in placeholder `ids`, what is named to be had in place of one that is in an active disruption. */
const replacements = preparedAnywhere((db: Db) =>
  db
    .select({ productId: sql<string>`d.product_id`, replacementId: products.id })
    .from(products)
    .innerJoin(sql`product_disruptions d`, sql`d.replacement_product_id = ${products.id}`)
    .where(sql`${isAnyOf(sql`d.product_id`, 'ids')} and d.status = 'Active' and ${isToBeHad('products')}`)
    .prepare('replacements_by_product'),
)

export const findReplacements = async (db: Db, ids: string[]): Promise<Map<string, string>> =>
  new Map((await replacements(db).execute({ ids })).map((row) => [row.productId, row.replacementId]))

export const toDisruption = (row: DisruptionJson | null): ProductDisruption | null =>
  row && { ...row, type: disruptionTypeOf(row.reason) }
