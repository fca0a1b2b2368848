import { add, type Currency, type Money, subtract, sum, zero } from '@salvia/contract/money'
import type { ExchangeRate } from '../money/convert-currency.ts'
import { type LineToPrice, priceLine } from './price-line.ts'
import { type CarrierTariff, type PricedLine, priceShipping, type ShippingPrice } from './price-shipping.ts'

/** `rate.currency` is the cart's currency; `carrier` is null until chosen. */
export type CartToPrice<L extends LineToPrice> = {
  lines: L[]
  carrier: CarrierTariff | null
  rate: ExchangeRate
}

/** A cart's total at one VAT rate: gross = net + VAT. */
export type VatRow = { rate: number; net: Money; vat: Money; gross: Money }

export type CartPrice<L extends LineToPrice> = {
  lines: (L & PricedLine)[]
  goods: { gross: Money; discount: Money; paid: Money; vat: Money }
  shipping: ShippingPrice | null
  total: Money
  vat: Money
  vatByRate: VatRow[]
}

/**
 * Prices a whole cart (docs/domain.md, Prices and VAT): totals are sums of rounded lines, VAT is broken down by rate.
 */
export function priceCart<L extends LineToPrice>({ lines, carrier, rate }: CartToPrice<L>): CartPrice<L> {
  const { currency } = rate
  const priced = lines.map((line) => ({ ...line, ...priceLine(line) }))
  const total = (part: 'gross' | 'discount' | 'paid' | 'vat') =>
    sum(
      priced.map((line) => line[part]),
      currency,
    )
  const goods = { gross: total('gross'), discount: total('discount'), paid: total('paid'), vat: total('vat') }
  const shipping = carrier && priceShipping(priced, carrier, rate)
  const vatByRate = breakDown(priced, shipping, currency)
  return {
    lines: priced,
    goods,
    shipping,
    total: shipping ? add(goods.paid, shipping.paid) : goods.paid,
    vat: sum(
      vatByRate.map((row) => row.vat),
      currency,
    ),
    vatByRate,
  }
}

function breakDown(lines: PricedLine[], shipping: ShippingPrice | null, currency: Currency): VatRow[] {
  const goods = lines.map(({ vatRate, paid, vat }) => ({ rate: vatRate, gross: paid, vat }))
  const taxed = [...goods, ...(shipping?.parts ?? [])].filter((part) => part.gross.amount > 0)
  return [...Map.groupBy(taxed, (part) => part.rate)]
    .sort(([a], [b]) => b - a)
    .map(([rate, parts]) => {
      const gross = parts.reduce((all, part) => add(all, part.gross), zero(currency))
      const vat = parts.reduce((all, part) => add(all, part.vat), zero(currency))
      return { rate, net: subtract(gross, vat), vat, gross }
    })
}
