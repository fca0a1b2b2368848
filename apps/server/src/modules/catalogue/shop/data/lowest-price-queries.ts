import { LOWEST_PRICE_MS } from '@salvia/contract/catalogue/lowest-prices'
import type { Money } from '@salvia/contract/money'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { products } from '../../products/product-tables.ts'
import type { ShopLocale } from './shop-locale.ts'
import { showPrice } from './show-price.ts'

/** A product's own net price in a currency. */
const localPriceIn = (currency: string) => sql<string | null>`(
  select l.price from product_localizations l
  where l.product_id = products.id and l.currency_id = ${currency} and l.price is not null)`

/** The lowest net price of a product in a currency since a moment: the one in force then, and all after it. */
const lowestSince = (currency: string, since: Date) => sql<string | null>`(
  select min(h.net_price) from price_history h
  where h.product_id = products.id and h.currency_id = ${currency}
    and h.valid_from >= coalesce((
      select max(b.valid_from) from price_history b
      where b.product_id = h.product_id and b.currency_id = h.currency_id
        and b.valid_from <= ${since.toISOString()}::timestamptz), '-infinity'))`

const numberOf = (value: string | null): number | null => (value === null ? null : Number(value))

/**
 * The lowest price per pack of the last 30 days, including VAT, of those of these products that were cheaper then than
 * they are now.
 */
export async function listLowestPrices(
  db: Db,
  ids: string[],
  { rates }: ShopLocale,
  now: Date,
): Promise<{ productId: string; price: Money }[]> {
  const { currency } = rates.exchangeRate
  const since = new Date(now.getTime() - LOWEST_PRICE_MS)
  const rows = await db
    .select({
      id: products.id,
      vatCategoryId: products.vatCategoryId,
      netPrice: products.netPrice,
      localPrice: localPriceIn(currency),
      lowest: lowestSince('EUR', since),
      lowestLocal: lowestSince(currency, since),
    })
    .from(products)
    .where(inArray(products.id, ids))
  return rows.flatMap(({ id, netPrice, localPrice, vatCategoryId, lowest, lowestLocal }) => {
    const local = numberOf(localPrice)
    const now = showPrice({ netPrice, localPrice: local, vatCategoryId }, rates)
    const cheapest = showPrice(
      {
        netPrice: numberOf(lowest) ?? netPrice,
        localPrice: local === null ? null : (numberOf(lowestLocal) ?? local),
        vatCategoryId,
      },
      rates,
    )
    return now && cheapest && cheapest.gross.amount < now.gross.amount
      ? [{ productId: id, price: cheapest.gross }]
      : []
  })
}
