import type { DisruptedProduct, ProductDisruption } from '@salvia/contract/disruptions/product-disruption'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { DisruptionReason, DisruptionStatus } from '@salvia/contract/words/shortages'
import { disruptionTypeOf } from '@salvia/rules/disruptions/disruption-type'
import { type SQL, sql } from 'drizzle-orm'
import { products } from '../../products/product-tables.ts'

export type DisruptionJson = {
  id: string
  status: DisruptionStatus
  reason: DisruptionReason
  startsOn: CalendarDay
  expectedUntil: CalendarDay | null
  replacement: DisruptedProduct | null
}

/**
 * The disruption of each product, as a JSON column, so that a product stays one statement. By the names of its table:
 * the module that owns it stands above the catalogue.
 */
const disruptionWhere = (condition: SQL): SQL<DisruptionJson | null> =>
  sql<DisruptionJson | null>`(select json_build_object('id', d.id, 'status', d.status, 'reason', d.reason,
    'startsOn', d.starts_on, 'expectedUntil', d.expected_until, 'replacement',
    (select json_build_object('id', p.id, 'name', p.name, 'brandName', b.name, 'sku', p.sku) from products p
      join brands b on b.id = p.brand_id
      where p.id = d.replacement_product_id and p.is_active and not p.is_hidden))
    from product_disruptions d where d.product_id = ${products.id} and ${condition})`

/** What everyone may know: of one that is active. */
export const activeDisruption = disruptionWhere(sql`d.status = 'Active'`)
/** What admins know: of one that is not closed. */
export const openDisruption = disruptionWhere(sql`d.status <> 'Closed'`)

export const toDisruption = (row: DisruptionJson | null): ProductDisruption | null =>
  row && { ...row, type: disruptionTypeOf(row.reason) }
