import type { ProductDisruption } from '@salvia/contract/disruptions/product-disruption'
import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import type { DisruptionType } from '@salvia/contract/words/disruptions'
import { expectedDay } from '@salvia/rules/disruptions/expected-day'
import { isStillSold } from '@salvia/rules/disruptions/still-sold'
import { formatDate } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

export const disruptionTitles: Record<DisruptionType, () => string> = {
  Shortage: m.product_shortage,
  Discontinuation: m.product_discontinued,
  Restriction: m.product_restriction,
}

type Expected = Pick<ProductDisruption, 'expectedUntil'> & Partial<Pick<ProductDisruption, 'type'>>

type Shop = { isShown: boolean; isSold: boolean }

/** What the shop does with a disrupted product, by the stock that it tells of it. */
export const shopOf = (type: DisruptionType, status: ProductStockStatus): Shop => ({
  isShown: status !== 'NotInCatalog',
  isSold: isStillSold(type, status),
})

/** Whether anybody can ask to be told of the end: not of what ends for good, nor of what the shop does not show. */
export const isAwaited = (type: DisruptionType, status: ProductStockStatus): boolean =>
  type !== 'Discontinuation' && shopOf(type, status).isShown

/**
 * When a disrupted product is expected, or more of one that is still sold; null for one that ends and is not, and for one
 * that the shop does not show, which nobody expects.
 */
export function expectedWords({ type, expectedUntil }: Expected, { isShown, isSold }: Shop): string | null {
  if (!isShown) return null
  const day = expectedDay(expectedUntil, new Date())
  const date = day && formatDate(day, getLocale())
  if (isSold) return soldWords(date, type === 'Discontinuation')
  if (date) return m.product_expected({ date })
  return type === 'Discontinuation' ? null : m.product_expected_unknown()
}

function soldWords(date: string | null, isEnding: boolean): string {
  if (date) return m.product_still_sold_expected({ date })
  return isEnding ? m.product_still_sold() : m.product_still_sold_unknown()
}
