import { type Money, subtract, sum, zero } from '@salvia/contract/money'
import { apportion } from '../money/apportion.ts'
import { convertCurrency, type ExchangeRate } from '../money/convert-currency.ts'
import { addVat } from '../money/vat.ts'
import type { LinePrice, LineToPrice } from './price-line.ts'

/**
 * `fixedPrice` is net EUR; shipping is free for goods worth `freeFrom` or more (gross, in EUR or the cart's currency).
 */
export type CarrierTariff = { fixedPrice: Money; freeFrom: Money | null }

/** The share of shipping taxed at `rate`. */
export type ShippingPart = { rate: number; gross: Money; vat: Money }

/** `list` is the regular price, `paid` the actual one; the parts add up to `paid`. */
export type ShippingPrice = { list: Money; paid: Money; isFree: boolean; parts: ShippingPart[] }

export type PricedLine = LineToPrice & LinePrice

/** The line fields that shipping depends on. */
type LineToShip = Pick<PricedLine, 'quantity' | 'vatRate' | 'gross' | 'paid'>

/**
 * Gross shipping (docs/domain.md, Prices and VAT): the carrier's net price apportioned to VAT rates by paid gross
 * (largest remainders); by list value if all lines are free, by quantity if they are worthless. An empty cart has no
 * shipping.
 */
export function priceShipping(lines: LineToShip[], tariff: CarrierTariff, rate: ExchangeRate): ShippingPrice {
  const nothing = zero(rate.currency)
  if (lines.length === 0) return { list: nothing, paid: nothing, isFree: true, parts: [] }
  const parts = shippingParts(convertCurrency(tariff.fixedPrice, rate), lines)
  const list = sum(
    parts.map((part) => part.gross),
    rate.currency,
  )
  if (list.amount === 0 || reachesThreshold(lines, tariff, rate))
    return { list, paid: nothing, isFree: true, parts: [] }
  return { list, paid: list, isFree: false, parts: parts.filter((part) => part.gross.amount > 0) }
}

function reachesThreshold(lines: LineToShip[], { freeFrom }: CarrierTariff, rate: ExchangeRate): boolean {
  if (!freeFrom) return false
  const goods = sum(
    lines.map((line) => line.paid),
    rate.currency,
  )
  return goods.amount >= convertCurrency(freeFrom, rate).amount
}

/** A net price of shipping, apportioned to the VAT rates of the lines, each part with its VAT. */
export function shippingParts(net: Money, lines: LineToShip[]): ShippingPart[] {
  const weigh = weightOf(lines)
  const groups = [...Map.groupBy(lines, (line) => line.vatRate)].sort(([a], [b]) => b - a)
  const shares = apportion(net, groups, ([, group]) => group.reduce((all, line) => all + weigh(line), 0))
  return shares.map(({ sharer: [rate], part }) => {
    const gross = addVat(part, rate)
    return { rate, gross, vat: subtract(gross, part) }
  })
}

const byPaid = (line: LineToShip) => line.paid.amount
const byWorth = (line: LineToShip) => line.gross.amount
const byQuantity = (line: LineToShip) => line.quantity

const weightOf = (lines: LineToShip[]) =>
  [byPaid, byWorth].find((weigh) => lines.some((line) => weigh(line) > 0)) ?? byQuantity
