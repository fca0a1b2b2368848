import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { safeError } from '../../src/kernel/safe-error.ts'
import { signSurveyToken } from '../../src/modules/people/surveys/survey-token.ts'
import { NOW, type TestApi, testConfig } from '../fixtures/api.ts'
import { auth, bearerOf, fields, linkToken } from '../fixtures/auth.ts'
import {
  ADDRESS,
  fillCustomer,
  finalize,
  makeCart,
  openPayment,
  press,
  setUpCheckout,
} from '../fixtures/checkout.ts'
import { invitationTo, invite, lookUp, readInvitation } from '../fixtures/clients.ts'
import {
  PASSWORD as DEMO_PASSWORD,
  makeAdmin,
  makeApprovedPractitioner,
  type Person,
} from '../fixtures/people.ts'
import { call, item, makePlan } from '../fixtures/plans.ts'

const EMAIL = 'annabeth@zuiderduin.example'
const OTHER_EMAIL = 'annabeth.new@zuiderduin.example'
const PHONE = '+31612345678'
const IBAN = 'NL91ABNA0417164300'
const STREET = 'Korteweg de Vriespad'
const PASSWORD = 'Lavender-42-zuiderduin'

/** A secret that was not found is not a secret. */
const SHORTEST_SECRET = 7

/** The texts to search for, collected as they occur. */
const secrets = new Set([
  'annabeth',
  'zuiderduin',
  PHONE,
  '0612345678',
  IBAN,
  '0417164300',
  STREET,
  '9731 QX',
])

/** A log at every level, as written by the server, kept in memory. */
function keptLog() {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, log: pino({ level: 'trace', serializers: { err: safeError } }, sink) }
}

const address = {
  ...ADDRESS,
  firstName: 'Annabeth',
  lastName: 'Zuiderduin',
  streetName: STREET,
  postalCode: '9731 QX',
  phone: PHONE,
}

type Run = { api: TestApi; anna: Person; sophie: Person; admin: Person }

/** Signing up, in and out, correctly and incorrectly; valid and forged tokens. */
async function signUpAndIn(api: TestApi): Promise<Person> {
  const form = { email: EMAIL, password: PASSWORD, firstName: 'Annabeth', lastName: 'Zuiderduin' }
  const joined = await auth(api, 'POST /signup', { ...fields(form), userKind: 'Client' })
  secrets.add(joined.json().accessToken).add(String(joined.cookies[0]?.value))
  const verification = await linkToken(api, EMAIL)
  await auth(api, 'POST /signup', { ...fields(form), userKind: 'Client' })
  secrets.add(verification).add(PASSWORD)
  for (const token of [verification, verification, `${verification}x`])
    await auth(api, 'POST /user/email/verify', { token })
  await auth(api, 'POST /signin', fields({ email: EMAIL, password: `${PASSWORD}!` }))
  await auth(api, 'POST /signin', fields({ email: PHONE, password: PASSWORD }))
  const signedIn = await auth(api, 'POST /signin', fields({ email: EMAIL.toUpperCase(), password: PASSWORD }))
  secrets.add(signedIn.json().accessToken)
  for (const { value } of signedIn.cookies) secrets.add(value)
  await auth(api, 'POST /user/password/reset/token', fields({ email: EMAIL }))
  secrets.add(await linkToken(api, EMAIL))
  const person = { userId: signedIn.json().user.id, email: EMAIL, headers: bearerOf(signedIn) }
  const { headers } = person
  await auth(api, 'POST /change-email', { email: OTHER_EMAIL, password: PASSWORD }, { headers })
  await auth(api, 'POST /change-phone', { phone: '0612345678', password: PASSWORD }, { headers })
  await auth(api, 'POST /change-phone/confirm', { code: '000000' }, { headers })
  await call(api, null, ['POST', '/validations/email', { email: EMAIL }])
  return person
}

/** A plan by code, an invitation, a client's file, a bank account, and a paid order. */
async function workTogether({ api, anna, sophie, admin }: Run, productIds: readonly string[]) {
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
  secrets.add(plan.shareCode)
  for (const code of [plan.shareCode, `${plan.shareCode}x`])
    await call(api, null, ['GET', `/recommendations/code/${code}`])
  await invite(api, sophie, { firstName: 'Annabeth', lastName: 'Zuiderduin', email: EMAIL, phone: PHONE })
  const invitation = await invitationTo(api, EMAIL)
  secrets.add(invitation)
  for (const token of [`${invitation}x`, invitation]) {
    await readInvitation(api, token)
    await lookUp(api, anna, token)
    await call(api, anna, ['POST', '/customer/invitation', { token, isAccepted: true }])
  }
  await call(api, sophie, ['GET', `/customer/search?email=${encodeURIComponent(EMAIL)}`])
  await call(api, anna, ['PUT', `/customer/${anna.userId}`, { billingAddress: address }])
  await call(api, sophie, ['PUT', `/customer/${anna.userId}`, { lastName: 'Zuiderduin', phone: 'no phone' }])
  const account = {
    accountHolder: 'Annabeth Zuiderduin',
    iban: IBAN,
    bankCountryId: 'NL',
    password: DEMO_PASSWORD,
  }
  await call(api, sophie, ['POST', '/settings/bank-data', account])
  await call(api, sophie, ['POST', '/settings/bank-data', { ...account, iban: 'NL92ABNA0417164300' }])
  await call(api, admin, ['GET', `/users?query=zuiderduin&email=${encodeURIComponent(EMAIL)}`])

  const cart = await makeCart(api, { lines: [{ productId: productIds[1], quantity: 1 }] }, anna)
  await fillCustomer(api, cart.id, { email: EMAIL, shippingAddress: address }, anna)
  const order = (await finalize(api, cart.id, anna)).json()
  secrets.add(order.orderKey)
  await call(api, null, ['GET', `/orders/${order.orderId}?key=${order.orderKey}x`])
  await press(api, await openPayment(api, order), 'pay')
}

/** Invalid and non-JSON bodies, invalid files, unknown paths. */
async function sendNonsense({ api, anna, sophie }: Run) {
  const send = (method: 'POST' | 'PUT' | 'GET', url: string, payload?: string, type = 'application/json') =>
    api.app.inject({
      method,
      url,
      headers: { ...anna.headers, ...(payload === undefined ? {} : { 'content-type': type }) },
      ...(payload === undefined ? {} : { payload }),
    })
  for (const payload of [
    `{"email": "${EMAIL}"`,
    JSON.stringify({ email: `${EMAIL}\u0000` }),
    JSON.stringify({ formFields: [{ id: 'email', value: EMAIL }], [EMAIL]: 'Zuiderduin' }),
  ]) {
    await send('POST', '/auth/signup', payload)
    await send('PUT', `/api/customer/${anna.userId}`, payload)
    await send('PUT', '/api/settings/profile', payload, `text/${EMAIL}`)
  }
  await send('GET', `/api/nothing/${EMAIL}?phone=${PHONE}`)
  await send('GET', `/api/customer/${encodeURIComponent(EMAIL)}`)
  await send('GET', `/api/users/%zz${EMAIL}`)
  const token = signSurveyToken(
    testConfig.secrets.token,
    { surveyType: 'feedback', userId: sophie.userId },
    NOW,
  )
  secrets.add(token)
  await call(api, null, ['PATCH', '/surveys/feedback', { answers: { otherText: 'Zuiderduin' }, token }])
}

/** Drops tables while running: each call that needs one returns a 500. */
async function breakDown({ api, anna, sophie }: Run): Promise<number[]> {
  const statuses: number[] = []
  for (const table of ['consents', 'user_addresses', 'bank_accounts', 'practitioner_clients', 'carts']) {
    const [name, away] = [sql.identifier(table), sql.identifier(`${table}_away`)]
    await api.db.execute(sql`alter table ${name} rename to ${away}`)
    for (const answer of [
      await auth(api, 'POST /signup', {
        ...fields({ email: OTHER_EMAIL, password: PASSWORD, firstName: 'Annabeth' }),
        userKind: 'Client',
      }),
      await call(api, anna, ['PUT', `/customer/${anna.userId}`, { billingAddress: address }]),
      await call(api, sophie, [
        'POST',
        '/settings/bank-data',
        { accountHolder: 'Annabeth Zuiderduin', iban: IBAN, bankCountryId: 'NL' },
      ]),
      await invite(api, sophie, { firstName: 'Annabeth', email: `second.${EMAIL}`, phone: PHONE }),
      await call(api, anna, ['POST', '/cart', { countryCode: 'NL' }]),
    ])
      statuses.push(answer.statusCode)
    await api.db.execute(sql`alter table ${away} rename to ${name}`)
  }
  return statuses
}

test('neither logs, nor jobs that failed, nor figures name a person or hold a secret', async () => {
  const { lines, log } = keptLog()
  let isDown = false
  const mail = {
    kind: 'outbox' as const,
    async send({ to }: { to: string }) {
      if (!isDown) return
      throw Object.assign(new Error(`550 <${to}> unavailable`), { rejected: [to], response: `550 ${to}` })
    },
  }
  const { api, productIds } = await setUpCheckout({ log, services: { mail } })
  const anna = await signUpAndIn(api)
  const [sophie, admin] = [await makeApprovedPractitioner(api), await makeAdmin(api)]
  const run = { api, anna, sophie, admin }
  await workTogether(run, productIds)
  await sendNonsense(run)
  expect((await breakDown(run)).filter((status) => status === 500).length).toBeGreaterThanOrEqual(5)
  isDown = true
  await auth(api, 'POST /user/password/reset/token', fields({ email: EMAIL }))
  await api.runJobs().catch((error: unknown) => log.warn({ err: error, queue: 'send-message' }, 'job_failed'))

  const figures = await api.app.inject({ url: '/metrics' })
  expect(figures.statusCode).toBe(200)
  const jobs = await readRows<unknown>(
    api.db,
    sql`select name, state, output::text as output from pgboss.job`,
  )
  expect(jobs.length).toBeGreaterThan(5)
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.join('')).toContain('internal_error')
  expect(lines.join('')).toContain('job_failed')
  expect([...secrets].filter((secret) => secret.length < SHORTEST_SECRET)).toEqual([])
  const told = { logs: lines, jobs: jobs.map((job) => JSON.stringify(job)), figures: [figures.body] }
  for (const [where, texts] of Object.entries(told))
    for (const text of texts) {
      const found = [...secrets].filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))
      expect({ where, found, text: found.length > 0 ? text : '' }).toEqual({ where, found: [], text: '' })
    }
})
