import type { DeliveryFormatId } from '@salvia/rules/label/formats'
import { roundHalfUp } from '@salvia/rules/money/round-half-up'
import { steadyBetween } from './steady.ts'

/** Typical price of one serving of a form, in EUR cents. */
const perServing: Record<DeliveryFormatId, number> = {
  capsule: 26,
  tablet: 20,
  softgel: 30,
  powder: 55,
  liquid: 38,
  drops: 34,
  spray: 26,
  sachet: 105,
  lozenge: 15,
  gummy: 34,
}

const PACK = 520
const FULL_PRICE_SERVINGS = 60
const REDUCED_PRICE_SERVINGS = 120
const CHEAPEST = 950
const DEAREST = 6950
const REDUCED_VAT_PERCENT = 9

type Priced = {
  dsldId: number
  brandName: string
  deliveryFormatId: DeliveryFormatId
  servingsPerContainer: number
}

/**
 * A plausible net price in EUR cents, between 8 and 70 EUR. Large packs cost less per serving, brands vary by a
 * quarter, and with 9 % VAT the price ends in 45 or 95 like shelf prices.
 */
export function demoNetPrice({ dsldId, brandName, deliveryFormatId, servingsPerContainer }: Priced): number {
  const full = Math.min(servingsPerContainer, FULL_PRICE_SERVINGS)
  const servings = full + Math.floor(Math.min(servingsPerContainer - full, REDUCED_PRICE_SERVINGS) / 3)
  const level = steadyBetween(`price-level:${brandName}`, 85, 125)
  const own = steadyBetween(`price:${dsldId}`, 88, 114)
  const gross = roundHalfUp([PACK + servings * perServing[deliveryFormatId], level, own], 10_000)
  const shelf = Math.min(DEAREST, Math.max(CHEAPEST, Math.round(gross / 50) * 50)) - 5
  return roundHalfUp([shelf, 100], 100 + REDUCED_VAT_PERCENT)
}
