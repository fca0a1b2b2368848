import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import { priceCart } from '@salvia/rules/cart/price-cart'
import { lineCommission } from '@salvia/rules/orders/commission'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'
import {
  ADDRESS,
  type FinalizedBody,
  fillCustomer,
  finalize,
  makeCart,
  openPayment,
  press,
  readOrder,
  stockedProducts,
} from '#test/checkout'
import { makeApprovedPractitioner } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { moneyRounds } from '#test/rounds'
import { saveSeller } from '#test/seller'
import { orderDocuments } from '../src/modules/orders/documents/data/document-tables.ts'
import { postings } from '../src/modules/wallet/data/ledger-tables.ts'
import { walletTransactions } from '../src/modules/wallet/data/wallet-tables.ts'

const ORDERS_A_ROUND = 3
const POSTAL_CODES = {
  NL: '3511 AB',
  DE: '10115',
  DK: '2100',
  SE: '111 22',
  CH: '8001',
  FR: '75001',
} as const
type Country = keyof typeof POSTAL_CODES

const api = await startApiOfFile({ isStocked: true })
await saveSeller(api)
const shelf = await stockedProducts(api, 50_000)
const carriers = (await call(api, null, ['GET', '/reference-data/delivery-carriers'])).json<
  DeliveryCarrier[]
>()

const bought = fc.record({
  country: fc.constantFrom(...(Object.keys(POSTAL_CODES) as Country[])),
  discountPercentage: fc.integer({ min: 0, max: 30 }),
  packs: fc.uniqueArray(fc.tuple(fc.nat(shelf.length - 1), fc.integer({ min: 1, max: 9 })), {
    selector: ([at]) => at,
    minLength: 1,
    maxLength: 6,
  }),
})
type Bought = { country: Country; discountPercentage: number; packs: [number, number][] }

async function sharedPlan({ country, discountPercentage, packs }: Bought) {
  const practitioner = await makeApprovedPractitioner(api)
  const recommendationItems = packs.map(([at]) => item(shelf[at]?.id))
  const { shareCode } = await makePlan(api, practitioner, { discountPercentage, recommendationItems })
  const path = `/recommendations/code/${shareCode}?countryCode=${country}`
  return { practitioner, plan: (await call(api, null, ['GET', path])).json<SharedPlan>() }
}

const carrierOf = (country: Country) => {
  const carrier = carriers.find(({ countryCode }) => countryCode === country)
  if (!carrier) throw new Error(`${country} has no carrier`)
  return carrier
}

/** A plan shows its items in an order of its own. */
const packsOf = ({ packs }: Bought, productId: string): number =>
  packs.find(([at]) => shelf[at]?.id === productId)?.[1] ?? 0

/** What the plan's page says that it costs, by the rule that the page asks. */
function priceOnPage(plan: SharedPlan, given: Bought) {
  const { discountPercentage } = plan
  return priceCart({
    lines: plan.recommendationItems.map(({ productId, product: { price } }) => {
      if (!price) throw new Error('a product has no price')
      const { net: unitNet, vatRate } = price
      return { unitNet, vatRate, discountPercentage, quantity: packsOf(given, productId) }
    }),
    carrier: carrierOf(given.country),
    rate: plan.exchangeRate,
  })
}

async function buy(plan: SharedPlan, given: Bought): Promise<FinalizedBody> {
  const { country } = given
  const lines = plan.recommendationItems.map(({ id: recommendationItemId, productId }) => ({
    ...{ productId, recommendationItemId, quantity: packsOf(given, productId) },
  }))
  const cart = await makeCart(api, { countryCode: country, lines })
  await fillCustomer(api, cart.id, {
    shippingAddress: { ...ADDRESS, countryId: country, postalCode: POSTAL_CODES[country] },
    deliveryCarrierId: carrierOf(country).id,
  })
  const order = (await finalize(api, cart.id)).json<FinalizedBody>()
  await press(api, await openPayment(api, order), 'pay')
  return order
}

/** Margin and discount in EUR, whatever was paid in. */
const margins = ({ packs, discountPercentage }: Bought) =>
  packs.map(([at, quantity]) => {
    const listNet = { amount: shelf[at]?.netPrice ?? 0, currency: 'EUR' as const }
    return lineCommission({ listNet, quantity, discountPercentage })
  })

const sumOf = (amounts: number[]): number => amounts.reduce((all, each) => all + each, 0)

test.for(moneyRounds)(
  'page, cart, order, invoice and ledger name the same money (round %i)',
  async (round) => {
    for (const given of fc.sample(bought, { numRuns: ORDERS_A_ROUND, seed: 1000 + round })) {
      const { practitioner, plan } = await sharedPlan(given)
      const shown = priceOnPage(plan, given)
      const order = await buy(plan, given)
      const vat = shown.vatByRate.map(({ rate, vat: amount }) => ({ rate, amount }))
      const said = { total: shown.total, goodsPaid: shown.goods.paid, discount: shown.goods.discount, vat }
      expect(order.cart.totals).toMatchObject(said)
      expect(await readOrder(api, order)).toMatchObject({ status: 'Placed', totals: said })

      const [invoice] = await api.db
        .select()
        .from(orderDocuments)
        .where(eq(orderDocuments.orderId, order.orderId))
      expect(invoice?.content).toMatchObject({
        ...{ total: shown.total.amount, vat: shown.vat.amount, currency: shown.total.currency },
        vatByRate: shown.vatByRate.map(({ rate, net, vat, gross }) => ({
          ...{ rate, net: net.amount, vat: vat.amount, gross: gross.amount },
        })),
      })

      const [transaction] = await api.db
        .select()
        .from(walletTransactions)
        .where(eq(walletTransactions.practitionerId, practitioner.userId))
      const parts = margins(given)
      const commission = transaction?.amount ?? 0
      expect(commission + sumOf(parts.map(({ discountNet }) => discountNet.amount))).toBe(
        sumOf(parts.map(({ margin }) => margin.amount)),
      )
      const posted = (await api.db.select().from(postings)).map(({ amount }) => amount)
      expect(sumOf(posted)).toBe(0)
    }
  },
)
