import type { ProductPrice } from '@salvia/contract/catalogue/shop'
import type { Money } from '@salvia/contract/money'
import type { VatCategory } from '@salvia/contract/words/catalogue'
import { netUnitPrice } from '@salvia/rules/money/net-unit-price'
import { addVat } from '@salvia/rules/money/vat'
import type { DisplayRates } from '../../../reference/index.ts'

/** `netPrice` in EUR cents; `localPrice` net in the displayed currency, if the product has one. */
export type PricedRow = { netPrice: number; localPrice: number | null; vatCategoryId: VatCategory }

/**
 * A pack's price in the displayed country (docs/domain.md, Prices and VAT); null if no rate of its category is known.
 */
export function showPrice(
  row: PricedRow,
  { countryCode, exchangeRate, vatRates }: DisplayRates,
): ProductPrice | null {
  const vatRate = vatRates.get(row.vatCategoryId)
  if (vatRate === undefined) return null
  const { currency } = exchangeRate
  const localPrices = row.localPrice === null ? [] : [{ amount: row.localPrice, currency }]
  const list: Money = { amount: row.netPrice, currency: 'EUR' }
  const net = netUnitPrice({ price: list, localPrices }, exchangeRate)
  return { gross: addVat(net, vatRate), net, list, vatRate, countryCode }
}
