import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { auth, fields } from '#test/auth'
import { ADDRESS, fillCustomer, makeCart, makeOrder, setUpCheckout } from '#test/checkout'
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
import { call, item, makePlan, uploadPlanResource } from '#test/plans'
import { changeAsAdmin, uploadCertificate } from '#test/practitioners'
import { pictureOf, uploadOf } from '#test/uploads'
import { accountChanges, signInKeys, users } from '../identity/index.ts'
import { bankAccounts, practitioners } from '../people/index.ts'

const [FIRST, LAST] = ['Wilhelmijn', 'Oosterbaan']
const [PHONE, NEXT_PHONE] = ['+31612345678', '+31687654321']
const [EMAIL, NEXT_EMAIL] = ['wilhelmijn@post.example', 'next@post.example']
const [EMAIL_BEFORE, IP] = ['before@post.example', '203.0.113.77']
const [STREET, IBAN] = ['Korteweg de Vriespad', 'NL91ABNA0417164300']
const KEY = '108-at-the-other-service'

const texts = [
  ...[FIRST, LAST, EMAIL, PHONE, NEXT_PHONE, NEXT_EMAIL, EMAIL_BEFORE],
  ...[IP, STREET, IBAN, KEY, 'ABNANL2A', '87654321'],
]
const address = { ...ADDRESS, firstName: FIRST, lastName: LAST, streetName: STREET }

const demoCall = {
  startsAt: '2026-11-23T08:30:00Z',
  timeZone: 'Europe/Amsterdam',
  message: `Show ${LAST} all`,
}

const bank = {
  ...{ accountHolder: `${FIRST} ${LAST}`, iban: IBAN, bic: 'ABNANL2A', bankName: 'Bank of the Pass' },
  bankCountryId: 'NL',
}
const business = {
  ...{ businessType: 'Company', companyForm: 'PrivateCompany', companyName: `${LAST} B.V.` },
  ...{ registrationNumber: '87654321', vatNumber: null, isVatExempt: true, taxCountryId: 'NL' },
}

type Api = Awaited<ReturnType<typeof setUpCheckout>>['api']

async function addKeys(api: Api, { userId }: Person): Promise<void> {
  const { sealed } = api.app
  const phone = { sealedPhone: sealed.seal(PHONE), phoneIndex: sealed.index(PHONE) }
  await api.db.update(users).set(phone).where(eq(users.id, userId))
  const change = { userId, kind: 'Email' as const, tokenHash: 'hash', changedAt: NOW, expiresAt: NOW }
  const before = { sealedBefore: sealed.seal(EMAIL_BEFORE), reservedEmail: EMAIL_BEFORE }
  await api.db.insert(accountChanges).values({ ...change, ...before })
  const key = { id: crypto.randomUUID(), userId, providerId: 'google', accountId: KEY }
  await api.db.insert(signInKeys).values({ ...key, createdAt: NOW, updatedAt: NOW })
}

/** What only admins, or accounts elsewhere, write. */
async function addTerms(api: Api, { userId }: Person): Promise<void> {
  await api.db
    .update(practitioners)
    .set({
      isVip: true,
      isAllowedToReceiveCommission: false,
      approvalSource: 'Admin',
      approvalReason: 'Known to us',
    })
    .where(eq(practitioners.userId, userId))
  await api.db
    .update(bankAccounts)
    .set({ bankCode: '0417', bankAccountType: 'Checking', bankAccountHolderType: 'Individual' })
    .where(eq(bankAccounts.practitionerId, userId))
}

async function exportOf(api: Api, by: Person) {
  const { id } = (await call(api, by, ['POST', '/privacy/exports'])).json()
  await api.runJobs()
  return (await call(api, by, ['GET', `/privacy/exports/${id}/json`])).json()
}

/** A practitioner with one of everything the product stores about practitioners. */
async function setUp() {
  const files = openFiles()
  const { api, productIds } = await setUpCheckout({ services: { files } })
  const made = await makeApprovedPractitioner(api)
  await api.db.update(users).set({ email: EMAIL }).where(eq(users.id, made.userId))
  await addKeys(api, made)
  const admin = await makeAdmin(api)
  for (const body of [
    { userStatusId: 'Suspended', reason: `${LAST} has not answered` },
    { userStatusId: 'Approved', reason: `Spoke with ${FIRST}` },
  ])
    await changeAsAdmin(api, made, admin, body)
  const sophie = { ...made, headers: await signInAs(api, EMAIL) }
  await auth(api, 'POST /signin', fields({ email: EMAIL, password: PASSWORD }), { remoteAddress: IP })
  const from = { headers: sophie.headers, remoteAddress: IP }
  const named = { firstName: FIRST, lastName: LAST, practiceName: LAST, about: `${FIRST} sees people` }
  for (const ask of [
    ['PUT', `/practitioner/${sophie.userId}`, { ...named, billingAddress: address }],
    ['PUT', '/settings/profile', { notifications: { surveys: false, orderUpdates: true } }],
    ['POST', '/settings/bank-data', { ...bank, password: PASSWORD }],
    ['POST', '/settings/financial-info', business],
    ['PATCH', '/surveys/feedback', { answers: { otherText: `${FIRST} here` } }],
    ['POST', '/demo-calls', { ...demoCall, email: EMAIL, firstName: FIRST, lastName: LAST, phone: PHONE }],
    ['POST', '/product-inquiries', { name: 'Black cumin oil', reason: `${FIRST} has clients for it` }],
  ] as const) {
    const { statusCode } = await call(api, sophie, [...ask])
    expect([ask[1], statusCode]).toEqual([ask[1], expect.toBeOneOf([200, 201, 204])])
  }
  await payOut(api, sophie)
  await addTerms(api, sophie)
  await auth(api, 'POST /change-phone', { phone: NEXT_PHONE, password: PASSWORD }, from)
  await auth(api, 'POST /change-email', { email: NEXT_EMAIL, password: PASSWORD }, from)
  await auth(api, 'POST /signup', fields({ email: EMAIL, password: 'Lavender-42' }), from)
  const picture = uploadOf(await pictureOf(100, 100), 'me.jpg')
  await api.app.inject({
    method: 'PUT',
    url: '/api/settings/profile/picture',
    payload: picture.payload,
    headers: { ...picture.headers, ...sophie.headers },
  })
  await uploadCertificate(api, sophie)
  await invite(api, sophie, { email: 'guest@post.example' })
  const plan = await makePlan(api, sophie, {
    name: `Sleep, by ${LAST}`,
    recommendationItems: [item(productIds[0])],
  })
  await call(api, sophie, ['PUT', `/recommendations/${plan.id}/shared`])
  await uploadPlanResource(api, sophie, plan.id)
  const lines = [
    { productId: productIds[0], quantity: 1, recommendationItemId: plan.recommendationItems[0]?.id ?? '' },
  ]
  const tom = await makeClient(api)
  await makeOrder(api, [], tom, { lines })
  await makeCart(api, {}, tom)
  const { orderId } = await makeOrder(api, [productIds[1]], sophie)
  await call(api, admin, ['POST', `/admin/orders/${orderId}/notes`, { text: `${FIRST} rang` }])
  const cart = await makeCart(api, { lines: [{ productId: productIds[1], quantity: 1 }] }, sophie)
  await fillCustomer(api, cart.id, { email: EMAIL, shippingAddress: address }, sophie)
  await api.runJobs()
  return { api, files, sophie }
}

/** Where personal data is stored, and which part of the export covers it. */
const exported: Record<string, [section: string, value: string]> = {
  'account_changes.reserved_email': ['account', EMAIL_BEFORE],
  'account_changes.sealed_before': ['account', EMAIL_BEFORE],
  'accounts.account_id': ['signInKeys', KEY],
  'audit_entries.details': ['activity', `reason: ${LAST} has not answered`],
  'audit_entries.ip_address': ['activity', IP],
  'bank_accounts.bic': ['payout', 'ABNANL2A'],
  'bank_accounts.sealed_holder': ['payout', `${FIRST} ${LAST}`],
  'bank_accounts.sealed_number': ['payout', IBAN],
  'carts.email': ['carts', EMAIL],
  'carts.shipping_address': ['carts', STREET],
  'demo_calls.email': ['demoCalls', EMAIL],
  'demo_calls.first_name': ['demoCalls', FIRST],
  'demo_calls.last_name': ['demoCalls', LAST],
  'demo_calls.message': ['demoCalls', `Show ${LAST} all`],
  'demo_calls.sealed_phone': ['demoCalls', PHONE],
  'financial_infos.company_name': ['payout', `${LAST} B.V.`],
  'financial_infos.sealed_registration_number': ['payout', '87654321'],
  'inquiry_upvotes.reason': ['productInquiries', `${FIRST} has clients for it`],
  'order_notes.text': ['orders', `${FIRST} rang`],
  'outbox_messages.content': ['messages', `HELLO ${FIRST.toUpperCase()}`],
  'outbox_messages.html': ['messages', `HELLO ${FIRST.toUpperCase()}`],
  'outbox_messages.plain_text': ['messages', `HELLO ${FIRST.toUpperCase()}`],
  'outbox_messages.recipient': ['messages', NEXT_PHONE],
  'payout_transfers.bic': ['wallet', 'ABNANL2A'],
  'payout_transfers.sealed_holder': ['wallet', `${FIRST} ${LAST}`],
  'payout_transfers.sealed_number': ['wallet', IBAN],
  'self_billings.content': ['wallet', STREET],
  'plan_versions.content': ['plans', `1: Sleep, by ${LAST}`],
  'practitioners.about': ['practice', `${FIRST} sees people`],
  'practitioners.practice_name': ['practice', LAST],
  'recommendations.name': ['plans', `Sleep, by ${LAST}`],
  'sessions.ip_address': ['sessions', IP],
  'survey_answers.answer': ['surveys', `${FIRST} here`],
  'user_addresses.sealed_fields': ['addresses', STREET],
  'users.email': ['account', EMAIL],
  'users.first_name': ['account', FIRST],
  'users.last_name': ['account', LAST],
  'users.pending_email': ['account', NEXT_EMAIL],
  'users.pending_phone': ['account', NEXT_PHONE],
  'users.phone': ['account', PHONE],
}

/** What an export leaves out, and why. */
const leftOut: Record<string, string> = {
  'auth_tokens.target': 'the address of a link that is open, which the account names as pending',
  'carts.set_aside': 'in the cart of a client, whose it is; the name is the account’s',
  'orders.plan': 'the plan’s name in the order of a client; the plan itself is among the plans',
  'orders.practitioner_name': 'in the order of a client, whose it is; the name is the account’s',
}

test('an export says what is kept of a person wherever it stands', async () => {
  const { api, files, sophie } = await setUp()
  const found = await whereFound(api, files, texts)
  expect(found).toEqual([...Object.keys(exported), ...Object.keys(leftOut)].sort())
  const json = await exportOf(api, sophie)
  for (const [place, [section, value]] of Object.entries(exported))
    expect([place, JSON.stringify(json[section])]).toEqual([place, expect.stringContaining(value)])

  const at = NOW.toISOString()
  expect(json.payout).toEqual([
    {
      ...{ holder: `${FIRST} ${LAST}`, accountNumber: IBAN, country: 'NL', bic: 'ABNANL2A', at },
      ...{
        bankName: 'Bank of the Pass',
        bankCode: '0417',
        accountKind: 'Checking',
        holderKind: 'Individual',
      },
    },
    {
      ...{ kind: 'Company', companyForm: 'PrivateCompany', company: `${LAST} B.V.`, country: 'NL', at },
      ...{ registrationNumber: '87654321', vatNumber: null, vatStatus: 'None', isVatExempt: true },
    },
  ])
  expect(json.practice).toMatchObject([
    {
      ...{ isVip: true, reason: 'Known to us', isCommissionOn: true, mayReceiveCommission: false },
      ...{ approvedBy: 'Admin', isPaidMonthly: true },
    },
  ])
  expect(json.notifications).toEqual([
    { kind: 'surveys', isGiven: false },
    { kind: 'orderUpdates', isGiven: true },
  ])
  expect(json.signInKeys).toEqual([{ kind: 'google', externalId: KEY, at }])
  const picture = {
    kind: 'Picture',
    contentType: 'image/webp',
    bytes: expect.any(Number),
    name: expect.any(String),
  }
  const resource = { name: 'diploma.pdf', contentType: 'application/pdf', bytes: expect.any(Number), at }
  expect(json.files).toEqual([
    ...Array.from({ length: 6 }, () => picture),
    { ...resource, kind: 'Credential' },
    { ...resource, kind: 'PlanResource' },
  ])
  expect((await exportOf(api, sophie)).files).toContainEqual({ kind: 'DataExport', at })
})
