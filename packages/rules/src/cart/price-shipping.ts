import { type Money, subtract, sum, zero } from '@salvia/contract/money'
import { apportion } from '../money/apportion.ts'
import { convertCurrency, type ExchangeRate } from '../money/convert-currency.ts'
import { addVat } from '../money/vat.ts'
import type { LinePrice, LineToPrice } from './price-line.ts'

/** `fixedPrice` is net EUR; goods paid with `freeFrom` (gross, in EUR or in the cart's currency) or more are sent free of charge. */
export type CarrierTariff = { fixedPrice: Money; freeFrom: Money | null }

/** The part of the shipping that is taxed at `rate`. */
export type ShippingPart = { rate: number; gross: Money; vat: Money }

/** `list` is what sending would cost, `paid` what it does cost; the parts make up `paid`. */
export type ShippingPrice = { list: Money; paid: Money; isFree: boolean; parts: ShippingPart[] }

export type PricedLine = LineToPrice & LinePrice

/** All of a line that sending it depends on. */
type LineToShip = Pick<PricedLine, 'quantity' | 'vatRate' | 'gross' | 'paid'>

/**
 * Gross shipping (docs/domain.md, Prices and VAT): the carrier's net price is apportioned to the VAT rates of the goods
 * by their paid gross, with largest remainders. A cart of free lines only is apportioned by what they are worth,
 * one of worthless lines by quantity. An empty cart ships nothing.
 */
export function priceShipping(lines: LineToShip[], tariff: CarrierTariff, rate: ExchangeRate): ShippingPrice {
  const nothing = zero(rate.currency)
  if (lines.length === 0) return { list: nothing, paid: nothing, isFree: true, parts: [] }
  const parts = taxByRate(convertCurrency(tariff.fixedPrice, rate), lines)
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

function taxByRate(net: Money, lines: LineToShip[]): ShippingPart[] {
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
