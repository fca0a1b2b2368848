import { expect, test } from 'vitest'
import { makeOrder, makePlacedOrder, readOrder, type Shopper, setUpCheckout } from '#test/checkout'
import { invite, linked } from '#test/clients'
import { makeApprovedPractitioner, makeClient } from '#test/people'
import { call, item, makePlan } from '#test/plans'

type Card = { id: string; orderedBy: string | null; ordered: object | null; isWithdrawn: boolean | null }

/** The name that every person of a test has. */
const BY = 'Test Person'

async function setUp() {
  const { api, productIds } = await setUpCheckout()
  const [sophie, anna] = [await makeApprovedPractitioner(api), await makeClient(api)]
  await linked(api, sophie, anna)
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
  const recommendationItemId = plan.recommendationItems[0]?.id
  const body = {
    lines: [{ productId: productIds[0], quantity: 1, recommendationItemId }],
    isCustomClientOrder: true,
    shippingUserId: anna.userId,
  }
  const list = async (by: Shopper, query = '') =>
    (await call(api, by, ['GET', `/orders${query}`])).json<{ results: Card[]; pager: { count: number } }>()
  const own = await makePlacedOrder(api, [productIds[1]], anna)
  const made = await makePlacedOrder(api, [], sophie, body)
  return { api, sophie, anna, body, list, own, made }
}

test('an order that a practitioner made for a client is among the client’s own, and says who ordered it', async () => {
  const { api, anna, sophie, list, own, made } = await setUp()
  const { results, pager } = await list(anna)
  expect(
    results.map(({ id, orderedBy, ordered, isWithdrawn }) => [id, orderedBy, ordered !== null, isWithdrawn]),
  ).toEqual([
    [made.orderId, BY, false, null],
    [own.orderId, null, true, false],
  ])
  expect(pager.count).toBe(2)
  expect((await list(sophie)).results).toMatchObject([{ id: made.orderId, orderedBy: null }])
  expect((await list(await makeClient(api))).results).toEqual([])
})

test('its client reads what comes and when, without buyer and payment, and neither pays, cancels nor withdraws', async () => {
  const { api, anna, made } = await setUp()
  const path = `/orders/${made.orderId}`
  expect((await call(api, anna, ['GET', path])).json()).toMatchObject({
    ...(await readOrder(api, made)),
    buyer: null,
    orderedBy: BY,
    mayCancel: false,
    lines: [{ withdrawnQuantity: null, owedQuantity: null }],
  })
  const parcels = await call(api, anna, ['GET', `/orders/v2/${made.orderId}`])
  expect(parcels.json().shipments).toMatchObject([{ status: 'Draft', admin: null }])
  for (const [method, refused] of [
    ['GET', `${path}/documents`],
    ['GET', `${path}/withdrawal`],
    ['GET', `${path}/reorder`],
    ['POST', `${path}/payment`],
    ['PUT', `${path}/cancel`],
  ] as const)
    expect([refused, (await call(api, anna, [method, refused])).statusCode]).toEqual([refused, 404])
})

test('its client finds it by number, and nothing out of its buyer and payment', async () => {
  const { anna, list, own, made } = await setUp()
  const found = async (query: string) => (await list(anna, query)).results.map(({ id }) => id)
  expect(await found('?query=000002')).toEqual([made.orderId])
  expect(await found('?query=anna%40example.com')).toEqual([own.orderId])
  expect(await found('?payment=Paid')).toEqual([own.orderId])
  expect(await found('?hasOpenWithdrawal=false')).toEqual([own.orderId])
  expect(await found('?isOpen=true')).toEqual([made.orderId, own.orderId])
})

test('what a practitioner has not placed yet is not its client’s to read', async () => {
  const { api, sophie, anna, body, list } = await setUp()
  const draft = await makeOrder(api, [], sophie, body)
  expect((await call(api, anna, ['GET', `/orders/${draft.orderId}`])).statusCode).toBe(404)
  expect((await list(anna)).pager.count).toBe(2)
})

test('says how its reader without an account finds it: by the mail, by signing in, or not at all', async () => {
  const { api, sophie, body, own, made } = await setUp()
  const accountOf = async (order: typeof made) =>
    (await call(api, null, ['GET', `/orders/${order.orderId}?key=${order.orderKey}`])).json().buyer.account
  const guests = await makePlacedOrder(api, [String(body.lines[0]?.productId)])
  const { id } = (await invite(api, sophie, { email: 'lena@post.example' })).json()
  const forFile = await makePlacedOrder(api, [], sophie, { ...body, shippingUserId: id })
  const forNobody = await makePlacedOrder(api, [], sophie, { ...body, shippingUserId: null })
  const found = await Promise.all([own, made, guests, forFile, forNobody].map(accountOf))
  expect(found).toEqual(['SignIn', 'SignIn', 'ByMail', null, null])
})
