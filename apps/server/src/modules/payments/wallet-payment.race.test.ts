import { expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'
import { fillCustomer, makeCart, openPayment, pay, press, stockedProducts } from '#test/checkout'
import { deliver, messageOf } from '#test/gateway'
import { expectOneTruth } from '#test/one-truth'
import { fillWallet } from '#test/open-wallet'
import { makeApprovedPractitioner } from '#test/people'
import { call } from '#test/plans'
import { moneyRounds } from '#test/rounds'
import { finalizeWith, walletOf, walletOrder } from '#test/wallet-order'

const api = await startApiOfFile({ isStocked: true })
const productIds = (await stockedProducts(api, 5000)).map(({ id }) => id)

async function clientOrder(by: Awaited<ReturnType<typeof makeApprovedPractitioner>>, amount: number) {
  const lines = [{ productId: productIds[0], quantity: 1 }]
  const cart = await makeCart(api, { lines, isCustomClientOrder: true }, by)
  await fillCustomer(api, cart.id, {}, by)
  return (await finalizeWith(api, by, cart.id, amount)).json()
}

test.for(moneyRounds)('one balance in several tabs is spent once (round %i)', async () => {
  const practitioner = await makeApprovedPractitioner(api)
  await fillWallet(api, practitioner, 2500)
  const orders = [
    await clientOrder(practitioner, 1000),
    await clientOrder(practitioner, 1000),
    await clientOrder(practitioner, 1000),
    await clientOrder(practitioner, 1000),
  ]
  const answers = await Promise.all(orders.map((order) => pay(api, order)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409])
  expect(await walletOf(api, practitioner)).toEqual({ available: 500, reserved: 2000 })
})

test.for(moneyRounds)(
  'a payment asked for many times holds and spends its balance once (round %i)',
  async () => {
    const practitioner = await makeApprovedPractitioner(api)
    await fillWallet(api, practitioner, 2500)
    const order = await walletOrder({ api, productIds, practitioner }, 2500)
    await Promise.all(Array.from({ length: 4 }, () => pay(api, order)))
    expect(await walletOf(api, practitioner)).toEqual({ available: 0, reserved: 2500 })
    const message = await messageOf(api, await openPayment(api, order), 'Paid')
    const cancel = call(api, practitioner, ['PUT', `/orders/${order.orderId}/cancel`])
    await Promise.all([deliver(api, message), deliver(api, message), cancel])
    await api.runJobs()
    const isCanceled = (await cancel).statusCode === 200
    expect(await walletOf(api, practitioner)).toEqual({ available: isCanceled ? 2500 : 0, reserved: 0 })
  },
)

test('afterwards money, ledger and balances tell one truth', async () => {
  const practitioner = await makeApprovedPractitioner(api)
  await fillWallet(api, practitioner, 2500)
  await press(api, await openPayment(api, await clientOrder(practitioner, 2500)), 'pay')
  await expectOneTruth(api)
})
