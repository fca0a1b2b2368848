import type { ProductDisruption } from '@salvia/contract/disruptions/product-disruption'
import type { DisruptionType } from '@salvia/contract/words/shortages'
import { formatDate } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

export const disruptionTitles: Record<DisruptionType, () => string> = {
  Shortage: m.product_shortage,
  Discontinuation: m.product_discontinued,
  Restriction: m.product_restriction,
}

/** When a disrupted product is expected; null for one that ends. */
export function expectedWords({ type, expectedUntil }: ProductDisruption): string | null {
  if (expectedUntil) return m.product_expected({ date: formatDate(expectedUntil, getLocale()) })
  return type === 'Discontinuation' ? null : m.product_expected_unknown()
}
