import { LOWEST_PRICE_MS } from '@salvia/contract/catalogue/lowest-prices'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { NOW, startApiOfFile } from '#test/api'
import { stockedProducts } from '#test/checkout'
import { priceHistory, products } from '../products/product-tables.ts'

const api = await startApiOfFile({ isStocked: true })
const [id = '', other = ''] = (await stockedProducts(api)).map((product) => product.id)

const days = (count: number, plus = 0) => new Date(NOW.getTime() - count * 86_400_000 + plus)
const since = new Date(NOW.getTime() - LOWEST_PRICE_MS)

/** The product costs 20.00 net now; before, by currency, as given. */
async function priced(rows: [validFrom: Date, netPrice: number, currencyId?: string][]) {
  await api.db.update(products).set({ netPrice: 2000 }).where(eq(products.id, id))
  await api.db.insert(priceHistory).values(
    rows.map(([validFrom, netPrice, currencyId = 'EUR']) => ({
      productId: id,
      currencyId,
      netPrice,
      validFrom,
    })),
  )
}

const lowest = async (countryCode = 'NL') =>
  (
    await api.app.inject({
      url: `/api/products/lowest-prices?productIds=${id},${other}&countryCode=${countryCode}`,
    })
  ).json()

beforeEach(async () => {
  await api.db.delete(priceHistory)
})

test('the lowest price of 30 days is said of what costs more now, with the VAT and in the currency of the country', async () => {
  await priced([
    [days(90), 3000],
    [days(20), 1500],
    [days(10), 1700],
    [days(1), 2000],
  ])
  expect(await lowest()).toEqual([{ productId: id, price: { amount: 1635, currency: 'EUR' } }])
  expect(await lowest('DE')).toEqual([{ productId: id, price: { amount: 1605, currency: 'EUR' } }])
  expect(await lowest('DK')).toMatchObject([{ price: { currency: 'DKK' } }])
})

test.for([
  [
    'a price that was in force when the 30 days began counts',
    [
      [days(60), 1500],
      [days(29), 2000],
    ],
    true,
  ],
  [
    'one that ended as they began does not',
    [
      [days(60), 1500],
      [since, 2000],
    ],
    false,
  ],
  [
    'one that ended a moment later does',
    [
      [days(60), 1500],
      [new Date(since.getTime() + 1), 2000],
    ],
    true,
  ],
  [
    'a price that was always higher is not said',
    [
      [days(60), 3000],
      [days(2), 2000],
    ],
    false,
  ],
  ['a product without a history has none', [], false],
] as const)('%s', async ([, rows, isSaid]) => {
  if (rows.length > 0) await priced(rows.map(([at, net]) => [at, net]))
  expect(await lowest()).toEqual(isSaid ? [{ productId: id, price: { amount: 1635, currency: 'EUR' } }] : [])
})
