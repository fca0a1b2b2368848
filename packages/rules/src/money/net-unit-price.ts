import type { Money } from '@salvia/contract/money'
import { convertCurrency, type ExchangeRate } from './convert-currency.ts'

/** `price` is net EUR; `localPrices` are the net prices that localizations carry in other currencies. */
export type PricedProduct = { price: Money; localPrices?: Money[] }

/** What one unit costs net in the cart's currency: the price set for that currency, else the EUR price converted. */
export function netUnitPrice(product: PricedProduct, rate: ExchangeRate): Money {
  const local = product.localPrices?.find((price) => price.currency === rate.currency)
  return local ?? convertCurrency(product.price, rate)
}
