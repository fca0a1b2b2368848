import { describe, expect, test } from 'vitest'
import type { TestApi } from '#test/api'
import { stockOf } from '#test/catalogue'
import {
  type FinalizedBody,
  fillCustomer,
  finalize,
  makeCart,
  openPayment,
  press,
  readOrder,
  setUpCheckout,
} from '#test/checkout'
import { minutesLater, NOW } from '#test/constants'
import { releaseLapsedStock } from '../catalogue/index.ts'
import { unpaidReservations } from './data/reservation-tables.ts'
import { forgetUnpaid } from './use-cases/bound-reservations.ts'

const counted = { config: { hasRateLimits: true } }

type Wanted = { productId: string; quantity: number; email?: string }

async function makeOrder(api: TestApi, { productId, quantity, email }: Wanted): Promise<FinalizedBody> {
  const cart = await makeCart(api, { lines: [{ productId, quantity }] })
  await fillCustomer(api, cart.id, { email: email ?? `${cart.id}@example.com` })
  return (await finalize(api, cart.id)).json()
}

const reservedOf = async (api: TestApi, productId: string) => (await stockOf(api, productId))[1]

describe('an unpaid order', () => {
  test('keeps its packs for 90 minutes in all, however often its payment starts again', async () => {
    const { api, productIds } = await setUpCheckout()
    const [productId] = productIds
    const order = await makeOrder(api, { productId, quantity: 1 })
    await openPayment(api, order)
    for (const minutes of [50, 89]) {
      api.setNow(minutesLater(minutes))
      await openPayment(api, order, true)
    }
    await releaseLapsedStock(api.db, minutesLater(90))
    expect(await reservedOf(api, productId)).toBe(1)
    await releaseLapsedStock(api.db, minutesLater(91))
    expect(await reservedOf(api, productId)).toBe(0)
    api.setNow(minutesLater(91))
    const last = await openPayment(api, order, true)
    expect(await reservedOf(api, productId)).toBe(0)
    await press(api, last, 'pay')
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed', isBackOrder: false })
    expect(await stockOf(api, productId)).toEqual([499, 0])
  })
})

describe('unpaid packs', () => {
  test('are bounded by e-mail address; past the bound a payment goes on without keeping any', async () => {
    const { api, productIds } = await setUpCheckout(counted)
    const [productId] = productIds
    const email = 'Buyer@example.com'
    await openPayment(api, await makeOrder(api, { productId, quantity: 99, email }))
    expect(await reservedOf(api, productId)).toBe(99)
    const beyond = await makeOrder(api, { productId, quantity: 2, email: 'buyer@example.com' })
    const sessionId = await openPayment(api, beyond)
    expect(await reservedOf(api, productId)).toBe(99)
    await openPayment(api, await makeOrder(api, { productId, quantity: 1, email }))
    expect(await reservedOf(api, productId)).toBe(100)
    await press(api, sessionId, 'pay')
    expect(await readOrder(api, beyond)).toMatchObject({ status: 'Placed', isBackOrder: false })
    expect(await stockOf(api, productId)).toEqual([498, 100])
  })

  test('are bounded by network, free again an hour later, and paid ones do not count', async () => {
    const { api, productIds } = await setUpCheckout(counted)
    const [productId] = productIds
    const start = async (quantity: number) => {
      const order = await makeOrder(api, { productId, quantity })
      return { order, sessionId: await openPayment(api, order) }
    }
    const paid = await start(99)
    await press(api, paid.sessionId, 'pay')
    await start(90)
    await start(60)
    expect(await reservedOf(api, productId)).toBe(150)
    await start(1)
    expect(await reservedOf(api, productId)).toBe(150)
    api.setNow(minutesLater(61))
    await releaseLapsedStock(api.db, minutesLater(61))
    await start(1)
    expect(await reservedOf(api, productId)).toBe(1)
    await forgetUnpaid(api.db, minutesLater(61))
    expect(await api.db.$count(unpaidReservations)).toBe(1)
  })

  test('that are asked for at once from one network never pass the bound', async () => {
    const { api, productIds } = await setUpCheckout(counted)
    const [productId] = productIds
    const made = await Promise.all(
      Array.from({ length: 8 }, () => makeOrder(api, { productId, quantity: 40 })),
    )
    await Promise.all(made.map((order) => openPayment(api, order)))
    expect(await reservedOf(api, productId)).toBe(120)
  })

  test('say who asked for them by no more than a hash', async () => {
    const { api, productIds } = await setUpCheckout(counted)
    await openPayment(api, await makeOrder(api, { productId: productIds[0], quantity: 3 }))
    const [row] = await api.db.select().from(unpaidReservations)
    expect(row).toEqual({
      orderId: expect.any(String),
      addressKey: expect.stringMatching(/^[\w-]{43}$/),
      emailKey: expect.stringMatching(/^[\w-]{43}$/),
      packs: 3,
      reservedAt: NOW,
    })
  })
})
