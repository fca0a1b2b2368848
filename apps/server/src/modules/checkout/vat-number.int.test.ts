import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  ADDRESS,
  type FinalizedBody,
  fillCustomer,
  finalize,
  makeCart,
  setLine,
  setUpCheckout,
} from '#test/checkout'
import type { VatCheck, VatCheckResult } from '../../services/vat-check/vat-check.ts'
import { orders } from '../orders/index.ts'

const withVatCheck = (result: Partial<VatCheckResult>) => {
  const asked: string[] = []
  const vatCheck: VatCheck = {
    kind: 'vies',
    async check(vatNumber) {
      asked.push(vatNumber)
      return { outcome: 'Confirmed', consultationNumber: null, ...result }
    },
  }
  return { asked, services: { vatCheck } }
}

describe('a company’s VAT number', () => {
  const german = { ...ADDRESS, countryId: 'DE', postalCode: '79098', city: 'Freiburg' }
  const customer = (vatNumber: string) => ({
    shippingAddress: german,
    billingAddress: { ...german, vatNumber },
    deliveryCarrierId: 'de-dhl-door',
  })

  test.for([
    ['confirmed', 'DE123456789', { outcome: 'Confirmed' as const }, 0],
    ['not confirmed', 'DE123456789', { outcome: 'FormatValid' as const }, 700],
    ['invalid', 'DE123456789', { outcome: 'Invalid' as const }, 700],
    ['of the seller’s country', 'NL123456789B01', { outcome: 'Confirmed' as const }, 700],
  ] as const)('that is %s is charged by its rate', async ([, vatNumber, result, vatRate]) => {
    const { services, asked } = withVatCheck({ ...result, consultationNumber: 'W-1' })
    const { api, productIds } = await setUpCheckout({ services })
    const cart = await makeCart(api, {
      countryCode: 'DE',
      lines: [{ productId: productIds[0], quantity: 1 }],
    })
    await fillCustomer(api, cart.id, customer(vatNumber))
    const order = (await finalize(api, cart.id)).json<FinalizedBody>()
    expect(order.cart).toMatchObject({ vatNumberStatus: result.outcome, lines: [{ vatRate }] })
    const [row] = await api.db.select().from(orders).where(eq(orders.id, order.orderId))
    expect(row?.vatTrace).toMatchObject(
      vatRate === 0
        ? {
            exemption: {
              reason: 'IntraCommunitySupply',
              vatNumber: 'DE123456789',
              sellerVatNumber: 'NL123456789B01',
              consultationNumber: 'W-1',
            },
            unconfirmedVatNumber: null,
          }
        : { exemption: null, unconfirmedVatNumber: vatNumber },
    )
    expect(row?.vatTrace.vatNumberOutcome).toBe(result.outcome)
    expect(row?.vat === 0).toBe(vatRate === 0)
    expect((await finalize(api, cart.id)).json<FinalizedBody>().orderId).toBe(order.orderId)
    expect(asked).toEqual([vatNumber])
  })

  test('is asked about again once the cart has changed, and a new one as well', async () => {
    const { services, asked } = withVatCheck({ outcome: 'Confirmed' })
    const { api, productIds } = await setUpCheckout({ services })
    const lines = [{ productId: productIds[0], quantity: 1 }]
    const cart = await makeCart(api, { countryCode: 'DE', lines })
    await fillCustomer(api, cart.id, customer('DE123456789'))
    await finalize(api, cart.id)
    await setLine(api, cart.id, [productIds[0], { quantity: 2 }])
    await finalize(api, cart.id)
    expect(asked).toEqual(['DE123456789', 'DE123456789'])
    await fillCustomer(api, cart.id, customer('DE136695976'))
    const order = (await finalize(api, cart.id)).json<FinalizedBody>()
    expect(asked.at(-1)).toBe('DE136695976')
    const [row] = await api.db.select().from(orders).where(eq(orders.id, order.orderId))
    expect(row?.vatTrace.exemption).toMatchObject({ vatNumber: 'DE136695976' })
  })

  test('confirmed, and goods that go to a place outside the VAT area: no intra-Community supply', async () => {
    const { services } = withVatCheck({ outcome: 'Confirmed' })
    const { api, productIds } = await setUpCheckout({ services })
    const lines = [{ productId: productIds[0], quantity: 1 }]
    const cart = await makeCart(api, { countryCode: 'DE', lines })
    const shippingAddress = { ...german, postalCode: '27498', city: 'Helgoland' }
    await fillCustomer(api, cart.id, { ...customer('DE123456789'), shippingAddress })
    const order = (await finalize(api, cart.id)).json<FinalizedBody>()
    const [row] = await api.db.select().from(orders).where(eq(orders.id, order.orderId))
    expect(row?.vatTrace).toMatchObject({
      rates: [{ taxRate: 0, territory: 'Heligoland' }],
      exemption: null,
      unconfirmedVatNumber: 'DE123456789',
    })
  })
})
