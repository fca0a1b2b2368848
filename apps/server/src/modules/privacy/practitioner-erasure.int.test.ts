import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { messagesTo } from '#test/auth'
import { ADDRESS, makeCart, makeOrder, readCart, setUpCheckout } from '#test/checkout'
import { invite } from '#test/clients'
import { payOut } from '#test/payouts'
import {
  makeAdmin,
  makeApprovedPractitioner,
  makeClient,
  PASSWORD,
  type Person,
  signInAs,
} from '#test/people'
import { openFiles, whereFound } from '#test/person-search'
import { call, item, makePlan } from '#test/plans'
import { changeAsAdmin, uploadCertificate } from '#test/practitioners'
import { dataExports } from './data/privacy-tables.ts'
import { exportKeys } from './export-keys.ts'

const [FIRST, LAST] = ['Wilhelmijn', 'Oosterbaan']
const NAME = `${FIRST} ${LAST}`
const IBAN = 'NL91ABNA0417164300'
const ABOUT = 'Sees people at the green back door'
const GUEST = 'guest@post.example'
const named = { firstName: FIRST, lastName: LAST, practiceName: LAST, about: ABOUT }

/**
 * A practitioner with traces of every kind at others: an invitation, an order, a set-aside cart, an admin's comments.
 */
async function setUp() {
  const files = openFiles()
  const { api, productIds } = await setUpCheckout({ services: { files } })
  const sophie = await makeApprovedPractitioner(api)
  await call(api, sophie, ['PUT', `/practitioner/${sophie.userId}`, named])
  await invite(api, sophie, { email: GUEST })
  const plan = await makePlan(api, sophie, {
    description: `${NAME} wrote this`,
    recommendationItems: [item(productIds[0], { notes: NAME, isNotePersonal: true })],
  })
  await call(api, sophie, ['PUT', `/recommendations/${plan.id}/shared`])
  const recommendationItemId = plan.recommendationItems[0]?.id ?? ''
  const tom = await makeClient(api)
  const lines = [{ productId: productIds[0], quantity: 1, recommendationItemId }]
  await makeOrder(api, [], tom, { lines })
  const { id: cartId } = await makeCart(api, {}, tom)
  await call(api, sophie, ['POST', '/product-inquiries', { name: 'Black cumin oil', reason: ABOUT }])
  await uploadCertificate(api, sophie)
  const bank = { accountHolder: NAME, iban: IBAN, bankCountryId: 'NL' }
  await call(api, sophie, ['POST', '/settings/bank-data', { ...bank, password: PASSWORD }])
  await api.runJobs()
  const setAsideFor = async () => (await readCart(api, cartId, tom))?.setAsideCart
  return { api, files, sophie, plan, setAsideFor }
}

type Api = Awaited<ReturnType<typeof setUp>>['api']

/** An admin suspends and reinstates the practitioner, with a comment each time. */
async function decideTwice(api: Api, of: Person): Promise<Person> {
  const admin = await makeAdmin(api)
  for (const body of [
    { userStatusId: 'Suspended', reason: `${LAST} has not answered` },
    { userStatusId: 'Approved', reason: `Spoke with ${FIRST}` },
  ])
    expect((await changeAsAdmin(api, of, admin, body)).statusCode).toBe(200)
  await call(api, admin, ['POST', `/admin/practitioners/${of.userId}/new-odoo-account`])
  await api.runJobs()
  return { ...of, headers: await signInAs(api, of.email) }
}

/** Tax status and billing address, without which nothing is paid out. */
async function completeAccount(api: Api, by: Person): Promise<void> {
  const business = { businessType: 'Individual', taxCountryId: 'NL' }
  await call(api, by, ['POST', '/settings/financial-info', business])
  const billingAddress = { ...ADDRESS, firstName: FIRST, lastName: LAST }
  await call(api, by, ['PUT', '/settings/profile', { billingAddress }])
}

const erase = (api: Api, by: Person) => call(api, by, ['POST', '/privacy/erasure', { password: PASSWORD }])

test('an erased practitioner is named in the books of its payouts alone, its plans open nothing', async () => {
  const { api, files, sophie, plan, setAsideFor } = await setUp()
  const back = await decideTwice(api, sophie)
  await completeAccount(api, back)
  await payOut(api, back)
  const texts = [FIRST, LAST, IBAN, ABOUT, sophie.email]
  expect(await setAsideFor()).toMatchObject({ practitionerName: NAME, itemsCount: 1 })
  const before = await whereFound(api, files, texts)
  for (const place of [
    'audit_entries.details',
    'bank_accounts.sealed_number',
    'carts.set_aside',
    'erp_records.sealed_values',
    'inquiry_upvotes.reason',
    'orders.practitioner_name',
    'outbox_messages.content',
    'outbox_messages.plain_text',
    'practitioners.about',
    'users.email',
  ])
    expect(before).toContain(place)
  expect((await erase(api, back)).statusCode).toBe(204)
  await api.runJobs()
  expect(await whereFound(api, files, texts)).toEqual([
    'payout_transfers.sealed_holder',
    'payout_transfers.sealed_number',
    'self_billings.content',
  ])
  expect(await setAsideFor()).toMatchObject({ practitionerName: null, itemsCount: 1 })
  expect((await call(api, null, ['GET', `/recommendations/code/${plan.shareCode}`])).statusCode).toBe(404)
  expect((await call(api, back, ['GET', '/users/me'])).statusCode).toBe(401)
})

test('what a namesake has sent, and its name in carts that wait, stay', async () => {
  const { api, setAsideFor } = await setUp()
  const namesake = await makeApprovedPractitioner(api)
  await call(api, namesake, ['PUT', `/practitioner/${namesake.userId}`, named])
  const sent = await messagesTo(api, GUEST)
  expect(sent).toHaveLength(1)
  expect((await erase(api, namesake)).statusCode).toBe(204)
  expect(await messagesTo(api, GUEST)).toEqual(sent)
  expect(await setAsideFor()).toMatchObject({ practitionerName: NAME })
})

test('an erased practitioner’s exports are gone, files and records, and nobody else’s', async () => {
  const files = openFiles()
  const api = await startApi({ services: { files } })
  const [sophie, lars] = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
  const request = async (by: Person) =>
    (await call(api, by, ['POST', '/privacy/exports'])).json<{ id: string }>().id
  const kept = await request(lars)
  await request(sophie)
  await api.runJobs()
  await request(sophie)
  expect((await erase(api, sophie)).statusCode).toBe(204)
  await api.runJobs()
  expect(await api.db.select({ id: dataExports.id }).from(dataExports)).toEqual([{ id: kept }])
  expect(files.all()).toHaveLength(exportKeys(kept).length)
  expect(await Promise.all(exportKeys(kept).map(files.has))).toEqual([true, true])
})
