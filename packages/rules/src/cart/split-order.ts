import { SPLIT_ORDER_COUNTRIES, SPLIT_ORDER_SPREAD_DAYS } from '@salvia/contract/words/limits'

const countries: readonly string[] = SPLIT_ORDER_COUNTRIES

/**
 * Whether a cart may be sent in two parcels: in NL or DE, when delivery times are more than 3 days apart
 * (docs/specification.md, section 5).
 */
export function maySplitOrder(countryCode: string, lines: { deliveryDays: number }[]): boolean {
  if (!countries.includes(countryCode) || lines.length === 0) return false
  const days = lines.map((line) => line.deliveryDays)
  return Math.max(...days) - Math.min(...days) > SPLIT_ORDER_SPREAD_DAYS
}
