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

/** When a disrupted product is expected, or more of one that is still sold; null for one that ends and is not. */
export function expectedWords({ type, expectedUntil }: Expected, isSold: boolean): string | null {
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
