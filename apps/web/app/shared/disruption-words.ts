import type { ProductDisruption } from '@salvia/contract/disruptions/product-disruption'
import type { DisruptionType } from '@salvia/contract/words/disruptions'
import { expectedDay } from '@salvia/rules/disruptions/expected-day'
import { formatDate } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

export const disruptionTitles: Record<DisruptionType, () => string> = {
  Shortage: m.product_shortage,
  Discontinuation: m.product_discontinued,
  Restriction: m.product_restriction,
}

type Expected = Pick<ProductDisruption, 'expectedUntil'> & Partial<Pick<ProductDisruption, 'type'>>

/** When a disrupted product is expected; null for one that ends. */
export function expectedWords({ type, expectedUntil }: Expected): string | null {
  const day = expectedDay(expectedUntil, new Date())
  if (day) return m.product_expected({ date: formatDate(day, getLocale()) })
  return type === 'Discontinuation' ? null : m.product_expected_unknown()
}
