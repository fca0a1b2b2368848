import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { auth } from '#test/auth'
import {
  ADDRESS,
  type FinalizedBody,
  fillCustomer,
  finalize,
  makeCart,
  makeOrder,
  makePlacedOrder,
  openPayment,
  press,
  setUpCheckout,
} from '#test/checkout'
import { answer, invitationTo, invite, linked } from '#test/clients'
import { makeAdmin, makeApprovedPractitioner, makePerson, PASSWORD } from '#test/people'
import { openFiles, whereFound } from '#test/person-search'
import { call, makePlan } from '#test/plans'
import { saveSeller } from '#test/seller'
import { users } from '../identity/index.ts'
import { orders } from '../orders/index.ts'
import { clientFiles } from '../people/index.ts'
import { recommendationClients } from '../plans/index.ts'
import { finishErasures } from './use-cases/finish-erasures.ts'

const EMAIL = 'annabeth@zuiderduin.example'
const PHONE = '+31612345678'
const STREET = 'Korteweg de Vriespad'
const IP = '203.0.113.77'
const NOTE = 'Ring at the green back door'
const texts = ['Annabeth', 'Zuiderduin', EMAIL, PHONE, STREET, '9731 QX', IP, NOTE]

const address = {
  ...ADDRESS,
  firstName: 'Annabeth',
  lastName: 'Zuiderduin',
  streetName: STREET,
  postalCode: '9731 QX',
  phone: PHONE,
  additionalInformation: NOTE,
}

/** A client with traces of every kind, her practitioner, and one who has invited her. */
async function setUp() {
  const files = openFiles()
  const { api, productIds } = await setUpCheckout({ services: { files } })
  const [sophie, lars] = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
  const anna = await makePerson(api, { email: EMAIL, firstName: 'Annabeth' })
  const from = { headers: anna.headers, remoteAddress: IP }
  await auth(
    api,
    'POST /signin',
    {
      formFields: [
        { id: 'email', value: EMAIL },
        { id: 'password', value: PASSWORD },
      ],
    },
    { remoteAddress: IP },
  )
  await auth(api, 'POST /change-phone', { phone: PHONE, password: PASSWORD }, from)
  await auth(api, 'POST /user/password/reset/token', { formFields: [{ id: 'email', value: EMAIL }] })
  await call(api, anna, [
    'PUT',
    `/customer/${anna.userId}`,
    { lastName: 'Zuiderduin', billingAddress: address },
  ])
  await linked(api, sophie, anna)
  const named = { firstName: 'Annabeth', lastName: 'Zuiderduin', email: EMAIL, phone: PHONE }
  const demoCall = { startsAt: '2026-11-23T08:30:00Z', timeZone: 'Europe/Amsterdam', ...named }
  expect((await call(api, null, ['POST', '/demo-calls', demoCall])).statusCode).toBe(201)
  await invite(api, lars, {
    firstName: 'Annabeth',
    lastName: 'Z',
    email: EMAIL,
    phone: PHONE,
    countryId: 'NL',
  })
  const plan = await makePlan(api, sophie)
  await api.db
    .insert(recommendationClients)
    .values({ recommendationId: plan.id, clientId: anna.userId, joinedAt: new Date(0) })
  await call(api, sophie, ['GET', `/recommendations/${plan.id}`])
  await call(api, sophie, ['PUT', `/customer/${anna.userId}`, { firstName: 'Annabeth', phone: PHONE }])
  await call(api, anna, ['PATCH', '/surveys/feedback', { answers: { otherText: `Annabeth here` } }])
  return { api, files, productIds, sophie, lars, anna, plan }
}

const erase = (api: Parameters<typeof call>[0], by: Parameters<typeof call>[1], password = PASSWORD) =>
  call(api, by, ['POST', '/privacy/erasure', { password }])

const fill = (api: Parameters<typeof call>[0], cartId: string, by: Parameters<typeof call>[1]) =>
  call(api, by, [
    'PATCH',
    `/cart/${cartId}/customer`,
    { email: EMAIL, shippingAddress: address, billingAddress: address, note: NOTE },
  ])

/** An order that the client paid with her own data, which its invoice names. */
async function invoicedOrder(
  api: Parameters<typeof call>[0],
  productId: string,
  by: Parameters<typeof fillCustomer>[3],
) {
  const cart = await makeCart(api, { lines: [{ productId, quantity: 1 }] }, by)
  await fillCustomer(
    api,
    cart.id,
    { email: EMAIL, shippingAddress: address, billingAddress: address, note: NOTE },
    by,
  )
  const order = (await finalize(api, cart.id, by)).json<FinalizedBody>()
  await press(api, await openPayment(api, order), 'pay')
  return order
}

describe('an erasure', () => {
  test('leaves of a client what invoices must name, and nothing else anywhere', async () => {
    const { api, files, productIds, sophie, lars, anna, plan } = await setUp()
    const own = async (body: object = {}) => {
      const made = await makeOrder(api, [productIds[0]], anna, body)
      return made.orderId
    }
    await saveSeller(api)
    const invoiced = await invoicedOrder(api, productIds[0], anna)
    const shipped = await makePlacedOrder(api, [productIds[0]], anna)
    const placed = await makePlacedOrder(api, [productIds[1]], anna)
    const guest = await makePlacedOrder(api, [productIds[1]])
    const stored = { ...address, company: null, apartmentNumber: null, vatNumber: null }
    const given = { email: EMAIL, note: NOTE, shippingAddress: stored, billingAddress: stored }
    for (const { orderId } of [shipped, placed, guest])
      await api.db.update(orders).set(given).where(eq(orders.id, orderId))
    for (const { orderId } of [shipped, invoiced])
      await api.db
        .update(orders)
        .set({ status: sql`'Archived'`, archivedFrom: 'Shipped' })
        .where(eq(orders.id, orderId))
    const team = await makeAdmin(api)
    for (const { orderId } of [shipped, placed])
      await call(api, team, ['POST', `/admin/orders/${orderId}/notes`, { text: 'Annabeth rang' }])
    const draft = await own()
    const cart = (
      await call(api, anna, [
        'POST',
        '/cart',
        { countryCode: 'NL', lines: [{ productId: productIds[2], quantity: 1 }] },
      ])
    ).json().cart
    await fill(api, cart.id, anna)
    await call(api, anna, ['POST', '/privacy/exports'])
    await api.runJobs()
    const before = await whereFound(api, files, texts)
    for (const place of [
      'users.first_name',
      'users.email',
      'users.pending_phone',
      'user_addresses.sealed_fields',
      'practitioner_clients.sealed_phone',
      'practitioner_clients.email',
      'sessions.ip_address',
      'audit_entries.ip_address',
      'outbox_messages.recipient',
      'survey_answers.answer',
      'carts.email',
      'orders.email',
      'orders.shipping_address',
      'order_documents.content',
      'order_notes.text',
      'files',
    ])
      expect(before).toContain(place)
    expect(before.some((place) => place.startsWith('job'))).toBe(true)

    const gone = await erase(api, anna)
    expect([gone.statusCode, gone.body]).toEqual([204, ''])
    await api.runJobs()
    expect((await call(api, anna, ['GET', '/users/me'])).statusCode).toBe(401)
    expect(await api.db.$count(users, eq(users.email, EMAIL))).toBe(0)
    expect(await whereFound(api, files, texts)).toEqual([
      'order_documents.content',
      'order_notes.text',
      'orders.billing_address',
      'orders.email',
      'orders.note',
      'orders.shipping_address',
    ])
    const [draftRow] = await api.db.select().from(orders).where(eq(orders.id, draft))
    expect(draftRow).toMatchObject({ status: 'Deleted', userId: null, email: '' })

    await api.db.update(orders).set({ status: sql`'Shipped'` }).where(eq(orders.status, 'Placed'))
    await finishErasures(api.db)
    expect(await whereFound(api, files, texts)).toEqual(['order_documents.content', 'orders.billing_address'])
    const [kept] = await api.db.select().from(orders).where(eq(orders.id, placed.orderId))
    expect(kept).toMatchObject({
      userId: null,
      email: '',
      note: '',
      shippingAddress: { firstName: '', streetName: '', postalCode: '', city: '', countryId: 'NL' },
      billingAddress: {
        firstName: 'Annabeth',
        streetName: STREET,
        phone: null,
        additionalInformation: null,
      },
    })
    expect(
      (await call(api, null, ['GET', `/orders/${placed.orderId}?key=${placed.orderKey}`])).statusCode,
    ).toBe(404)

    const left = await api.db.select().from(clientFiles)
    expect(left.map(({ practitionerId, planIds }) => ({ practitionerId, planIds }))).toEqual(
      expect.arrayContaining([
        { practitionerId: sophie.userId, planIds: [plan.id] },
        { practitionerId: lars.userId, planIds: [] },
      ]),
    )
    expect(left).toHaveLength(2)
    expect((await call(api, sophie, ['GET', '/customer'])).json().pager.count).toBe(0)
    expect((await call(api, lars, ['GET', '/customer'])).json().pager.count).toBe(0)
  })

  test('forgets with the delivery what the payment said of its person after the erasure', async () => {
    const { api, productIds, anna } = await setUp()
    const { orderId } = await makePlacedOrder(api, [productIds[0]], anna)
    expect((await erase(api, anna)).statusCode).toBe(204)
    const url = 'https://gateway.example/page-of-annabeth'
    await api.db.execute(sql`update payment_attempts set url = ${url} where order_id = ${orderId}`)
    const body = { metadata: { order: orderId }, customer_details: { name: 'Annabeth' } }
    await api.db.execute(sql`insert into gateway_messages (id, gateway, type, body, received_at)
      values ('late', 'test', 'payment', ${JSON.stringify(body)}, now())`)
    const kept = sql`select (select url from payment_attempts where order_id = ${orderId}) as url,
      (select body from gateway_messages where id = 'late') as body`
    const said = async () => (await readRows(api.db, kept))[0]
    await finishErasures(api.db)
    expect(await said()).toEqual({ url, body })
    await api.db.update(orders).set({ status: sql`'Shipped'` }).where(eq(orders.id, orderId))
    await finishErasures(api.db)
    expect(await said()).toEqual({ url: null, body: { metadata: { order: orderId } } })
  })

  test('a token of an invitation is worthless once its person is gone', async () => {
    const { api, lars, anna } = await setUp()
    const token = await invitationTo(api, EMAIL)
    expect((await erase(api, anna)).statusCode).toBe(204)
    const other = await makePerson(api)
    expect((await answer(api, other, token)).statusCode).toBe(422)
    expect((await call(api, lars, ['GET', '/customer'])).json().pager.count).toBe(0)
  })
})
