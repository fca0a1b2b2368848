import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { fillCustomer, finalize, makeCart, openPayment, pay, press, readOrder, setLine } from '#test/checkout'
import { expectOneTruth } from '#test/one-truth'
import { fillWallet } from '#test/open-wallet'
import { makeAdmin, makeApprovedPractitioner, makeClient, makeNewcomer } from '#test/people'
import { call } from '#test/plans'
import { withShipments } from '#test/shipments'
import {
  euros,
  finalizeWith,
  movementsOf,
  practitionerWithWallet,
  walletOf,
  walletOrder,
} from '#test/wallet-order'

import { orders } from '../orders/index.ts'

describe('a wallet pays', () => {
  test('part of an order: held at the payment, spent when the rest is paid, which is all the gateway asks', async () => {
    const it = await practitionerWithWallet(3000)
    const { api, practitioner } = it
    const order = await walletOrder(it, 2500)
    const { totalAmount } = order.cart
    const due = totalAmount.amount - 2500
    expect(order).toMatchObject({
      balanceUsed: { covers: euros(2500), debit: euros(2500), due: euros(due) },
    })
    expect(await walletOf(api, practitioner)).toEqual({ available: 3000, reserved: 0 })
    const sessionId = await openPayment(api, order)
    expect(await walletOf(api, practitioner)).toEqual({ available: 500, reserved: 2500 })
    const held = sql`select amount from test_gateway_sessions where id = ${sessionId}`
    expect(await readRows(api.db, held)).toEqual([{ amount: String(due) }])
    await press(api, sessionId, 'pay')
    expect(await readOrder(api, order)).toMatchObject({
      status: 'Placed',
      totalAmount,
      buyer: { balanceUsed: euros(2500), payment: { status: 'Paid' } },
    })
    expect(await walletOf(api, practitioner)).toEqual({ available: 500, reserved: 0 })
    expect(await movementsOf(api, practitioner)).toEqual([['Purchase', 'Posted', -2500]])
    await expectOneTruth(api)
  })

  test('all of it: no gateway is asked, and the order is placed', async () => {
    const it = await practitionerWithWallet(50_000)
    const { api, practitioner } = it
    const order = await walletOrder(it, 50_000)
    const { amount } = order.cart.totalAmount
    const answer = await pay(api, order)
    expect(answer.json<{ paymentUrl: string }>().paymentUrl).toContain('/order-placed?order=')
    expect(await readOrder(api, order)).toMatchObject({
      status: 'Placed',
      buyer: { balanceUsed: euros(amount), payment: { status: 'Paid', isTest: false } },
    })
    expect(await walletOf(api, practitioner)).toEqual({ available: 50_000 - amount, reserved: 0 })
    await expectOneTruth(api)
  })

  test('no order of others: nobody but an approved practitioner, in the own cart', async () => {
    const { api, productIds, practitioner } = await practitionerWithWallet(3000)
    const lines = [{ productId: productIds[0], quantity: 1 }]
    const guests = await makeCart(api, { lines })
    const refused = [
      await finalizeWith(api, null, guests.id, 100),
      await finalizeWith(api, practitioner, guests.id, 100),
    ]
    for (const person of [await makeClient(api), await makeNewcomer(api), await makeAdmin(api)]) {
      const cart = await makeCart(api, { lines }, person)
      refused.push(await finalizeWith(api, person, cart.id, 100))
    }
    expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      Array(5).fill([403, 'balance_not_yours']),
    )
    for (const amount of [0, -1, 1.5, 100_000_001])
      expect((await finalizeWith(api, practitioner, guests.id, amount)).statusCode).toBe(400)
    expect(await api.db.$count(orders)).toBe(0)
  })

  test('not what it does not have: freezing says so, and nothing is frozen or held', async () => {
    const it = await practitionerWithWallet(3000)
    const refused = await walletOrder(it, 3001)
    expect(refused).toMatchObject({
      error: 'Your wallet has less than that by now. Choose a smaller amount, or pay without it.',
      orderId: null,
      cart: { status: 'Open' },
    })
    expect(await walletOf(it.api, it.practitioner)).toEqual({ available: 3000, reserved: 0 })
  })

  test('not what another order took meanwhile: the payment is refused, and can be made without', async () => {
    const it = await practitionerWithWallet(3000)
    const { api, practitioner } = it
    const late = await walletOrder(it, 2000)
    // A cart of its own, since a person has one current cart.
    await api.db.execute(sql`update carts set user_id = null where id = ${late.cart.id}`)
    const quick = await walletOrder(it, 2000)
    await press(api, await openPayment(api, quick), 'pay')
    await api.db.execute(sql`update carts set user_id = ${practitioner.userId} where id = ${late.cart.id}`)
    const refused = await pay(api, late)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'balance_short'])
    expect(await readOrder(api, late)).toMatchObject({ status: 'Draft' })
    expect(await walletOf(api, practitioner)).toEqual({ available: 1000, reserved: 0 })
    const again = (await finalize(api, late.cart.id, practitioner)).json()
    expect(again.orderId).not.toBe(late.orderId)
    expect(await readOrder(api, late)).toMatchObject({ status: 'Deleted' })
    await press(api, await openPayment(api, again), 'pay')
    expect(await readOrder(api, again)).toMatchObject({ status: 'Placed', buyer: { balanceUsed: null } })
    await expectOneTruth(api)
  })

  test('for its own order alone: what a colleague’s order holds stays held, and what was spent stays spent', async () => {
    const it = await practitionerWithWallet(3000)
    const { api, practitioner, productIds } = it
    const colleague = await makeApprovedPractitioner(api)
    await fillWallet(api, colleague, 3000)
    const paid = await openPayment(api, await walletOrder(it, 1000))
    const held = await walletOrder({ ...it, practitioner: colleague }, 2000)
    await openPayment(api, held)
    await press(api, paid, 'pay')
    expect(await walletOf(api, practitioner)).toEqual({ available: 2000, reserved: 0 })
    expect(await walletOf(api, colleague)).toEqual({ available: 1000, reserved: 2000 })
    await setLine(api, held.cart.id, [productIds[1], { quantity: 1 }], colleague)
    expect(await walletOf(api, colleague)).toEqual({ available: 3000, reserved: 0 })
    expect(await movementsOf(api, practitioner)).toEqual([['Purchase', 'Posted', -1000]])
    await expectOneTruth(api)
  })

  test('a client order, with the practitioner’s own balance, and no other', async () => {
    const { api, productIds, practitioner } = await practitionerWithWallet(3000)
    const lines = [{ productId: productIds[0], quantity: 1 }]
    const cart = await makeCart(api, { lines, isCustomClientOrder: true }, practitioner)
    await fillCustomer(api, cart.id, {}, practitioner)
    const colleague = await makeApprovedPractitioner(api)
    expect((await finalizeWith(api, colleague, cart.id, 100)).statusCode).toBe(404)
    const order = (await finalizeWith(api, practitioner, cart.id, 1000)).json()
    expect((await finalizeWith(api, practitioner, cart.id, 1000)).json()).toMatchObject({
      orderId: order.orderId,
      balanceUsed: order.balanceUsed,
    })
    await press(api, await openPayment(api, order), 'pay')
    expect(await walletOf(api, practitioner)).toEqual({ available: 2000, reserved: 0 })
    await expectOneTruth(api)
  })
})

describe('what a wallet holds for an order is free again', () => {
  test('when the cart is changed, which ends the order', async () => {
    const it = await practitionerWithWallet(3000)
    const { api, practitioner, productIds } = it
    const order = await walletOrder(it, 2500)
    await openPayment(api, order)
    await setLine(api, order.cart.id, [productIds[1], { quantity: 1 }], practitioner)
    expect(await walletOf(api, practitioner)).toEqual({ available: 3000, reserved: 0 })
    expect(await movementsOf(api, practitioner)).toEqual([['Purchase', 'Cancelled', -2500]])
    await expectOneTruth(api)
  })

  test('when the bank refuses at last; paying again holds it again', async () => {
    const it = await practitionerWithWallet(3000)
    const { api, practitioner } = it
    const order = await walletOrder(it, 2500)
    const sessionId = await openPayment(api, order)
    await press(api, sessionId, 'late')
    expect(await walletOf(api, practitioner)).toEqual({ available: 500, reserved: 2500 })
    await press(api, sessionId, 'refuse')
    expect(await walletOf(api, practitioner)).toEqual({ available: 3000, reserved: 0 })
    await press(api, await openPayment(api, order), 'pay')
    expect(await walletOf(api, practitioner)).toEqual({ available: 500, reserved: 0 })
    await expectOneTruth(api)
  })
})

describe('a refund goes back as it was paid', () => {
  const refund = (
    it: { api: Parameters<typeof call>[0] },
    admin: Parameters<typeof call>[1],
    orderId: string,
    body: object,
  ) => call(it.api, admin, ['POST', `/admin/orders/${orderId}/refunds`, { why: 'damaged', ...body }])

  test('to the gateway first, then to the wallet; all of it to the cent', async () => {
    const it = await practitionerWithWallet(3000)
    const { api, practitioner } = it
    const admin = await makeAdmin(api, ['admin:base', 'admin:accounting'])
    const order = await walletOrder(it, 2500)
    const due = order.cart.totalAmount.amount - 2500
    await press(api, await openPayment(api, order), 'pay')
    await refund(it, admin, order.orderId, { amount: due - 10 })
    await api.runJobs()
    expect(await walletOf(api, practitioner)).toEqual({ available: 500, reserved: 0 })
    await refund(it, admin, order.orderId, { amount: 1010 })
    await api.runJobs()
    expect(await walletOf(api, practitioner)).toEqual({ available: 1500, reserved: 0 })
    const tooMuch = await refund(it, admin, order.orderId, { amount: 1501 })
    expect([tooMuch.statusCode, tooMuch.json().code]).toEqual([422, 'refund_too_much'])
    await refund(it, admin, order.orderId, { amount: 1500 })
    await api.runJobs()
    expect(await walletOf(api, practitioner)).toEqual({ available: 3000, reserved: 0 })
    expect(await movementsOf(api, practitioner)).toEqual([
      ['Refund', 'Posted', 1500],
      ['Refund', 'Posted', 1000],
      ['Purchase', 'Posted', -2500],
    ])
    expect(await withShipments(api, order)).toMatchObject({
      status: 'Refunded',
      buyer: { payment: { status: 'Refunded' } },
    })
    await expectOneTruth(api)
  })

  test('by a cancel, after a part was refunded', async () => {
    const it = await practitionerWithWallet(3000)
    const { api, practitioner } = it
    const admin = await makeAdmin(api)
    const order = await walletOrder(it, 2500)
    const due = order.cart.totalAmount.amount - 2500
    await press(api, await openPayment(api, order), 'pay')
    await refund(it, admin, order.orderId, { amount: due + 500 })
    await api.runJobs()
    expect(await walletOf(api, practitioner)).toEqual({ available: 1000, reserved: 0 })
    expect((await call(api, admin, ['PUT', `/orders/${order.orderId}/cancel`])).statusCode).toBe(200)
    await api.runJobs()
    expect(await walletOf(api, practitioner)).toEqual({ available: 3000, reserved: 0 })
    expect(await readOrder(api, order)).toMatchObject({
      status: 'Canceled',
      buyer: { payment: { status: 'Refunded' } },
    })
    await expectOneTruth(api)
  })

  test('of an order that the wallet paid alone', async () => {
    const it = await practitionerWithWallet(50_000)
    const { api, practitioner } = it
    const admin = await makeAdmin(api)
    const order = await walletOrder(it, 50_000)
    await pay(api, order)
    expect((await refund(it, admin, order.orderId, { amount: 300 })).statusCode).toBe(200)
    await api.runJobs()
    expect(await readOrder(api, order)).toMatchObject({ buyer: { payment: { status: 'PartlyRefunded' } } })
    await call(api, admin, ['PUT', `/orders/${order.orderId}/cancel`])
    await api.runJobs()
    expect(await walletOf(api, practitioner)).toEqual({ available: 50_000, reserved: 0 })
    expect(await readOrder(api, order)).toMatchObject({ buyer: { payment: { status: 'Refunded' } } })
    await expectOneTruth(api)
  })
})
