import { MINUTE_MS } from '@salvia/contract/durations'
import { expect, test } from 'vitest'
import { NOW, startApi } from '#test/api'
import { auth, fields, messagesTo } from '#test/auth'
import { makePlacedOrder, stockedProducts } from '#test/checkout'
import { linked } from '#test/clients'
import { makeApprovedPractitioner, makeClient, PASSWORD, type Person, signInAs } from '#test/people'
import { openFiles } from '#test/person-search'
import { call } from '#test/plans'
import { saveSeller } from '#test/seller'
import { withShipments } from '#test/shipments'
import { exportKeys } from './export-keys.ts'
import { failDeadExports } from './use-cases/fail-dead-exports.ts'
import { makeExport } from './use-cases/make-export.ts'

const after = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS)

/** A file store that rejects writes while it is down. */
function unreliableFiles() {
  const files = openFiles()
  const state = { isDown: false }
  const put: typeof files.put = async (...given) => {
    if (state.isDown) throw new Error('the store is down')
    await files.put(...given)
  }
  return { files: { ...files, put }, state }
}

async function setUp() {
  const { files, state } = unreliableFiles()
  const api = await startApi({ services: { files } })
  const anna = await makeClient(api)
  const list = async (by: Person = anna) => (await call(api, by, ['GET', '/privacy/exports'])).json()
  const request = async (by: Person = anna) => (await call(api, by, ['POST', '/privacy/exports'])).json()
  /** Sessions are short in this test: later requests sign in again. */
  const comeBack = async (now: Date): Promise<Person> => {
    api.setNow(now)
    return { ...anna, headers: await signInAs(api, anna.email) }
  }
  return { api, state, anna, list, request, comeBack }
}

test('a person finds its exports again, newest first, and nobody else’s', async () => {
  const { api, anna, list, request, comeBack } = await setUp()
  expect(await list()).toEqual([])
  const first = await request()
  expect(await list()).toEqual([first])
  await api.runJobs()
  const back = await comeBack(after(60))
  const second = await request(back)
  expect(await list(back)).toEqual([
    { id: second.id, state: 'Making', requestedAt: after(60).toISOString(), expiresAt: null },
    { ...first, state: 'Ready', expiresAt: '2026-11-27T10:00:00.000Z' },
  ])
  expect(await list(await makeClient(api))).toEqual([])
  const [mail] = await messagesTo(api, anna.email)
  expect(mail?.plainText).toContain('/settings/privacy')
  expect(await list(await comeBack(new Date('2026-11-27T10:00:00.000Z')))).not.toContainEqual(
    expect.objectContaining({ id: first.id }),
  )
})

test('an export that two attempts make at once is announced once and keeps its files', async () => {
  const { api, anna, list, request } = await setUp()
  const { id } = await request()
  const { db, services, app } = api
  const { jobs, sealed, config } = app
  const work = { db, services, config, jobs, sealed, forgetErp: async () => undefined }
  await Promise.all([makeExport(work, id, NOW), makeExport(work, id, NOW)])
  expect(await list()).toEqual([expect.objectContaining({ id, state: 'Ready' })])
  const kept = await Promise.all(exportKeys(id).map((key) => services.files.has(key)))
  expect(kept).toEqual([true, true])
  await api.runJobs()
  expect(await messagesTo(api, anna.email)).toHaveLength(1)
})

test('an export that could not be made fails after half an hour, and the next request replaces it', async () => {
  const { api, state, list, request, comeBack } = await setUp()
  state.isDown = true
  const dead = await request()
  await expect(api.runJobs()).rejects.toThrow('the store is down')
  const justBefore = new Date(after(30).getTime() - 1)
  const early = await comeBack(justBefore)
  expect((await request(early)).id).toBe(dead.id)
  await failDeadExports(api.db, justBefore)
  expect(await list(early)).toEqual([dead])

  state.isDown = false
  const back = await comeBack(after(30))
  const next = await request(back)
  expect(next.id).not.toBe(dead.id)
  const failed = { ...dead, state: 'Failed', expiresAt: '2026-11-27T10:30:00.000Z' }
  expect(await list(back)).toEqual([next, failed])
  await api.runJobs()
  const shown = await list(back)
  expect(shown.map((each: { state: string }) => each.state)).toEqual(['Ready', 'Failed'])
})

test('the clock calls dead exports failed without being asked', async () => {
  const { api, anna, list, request } = await setUp()
  const dead = await request()
  await failDeadExports(api.db, after(30))
  expect(await list(anna)).toEqual([{ ...dead, state: 'Failed', expiresAt: '2026-11-27T10:30:00.000Z' }])
  await api.runJobs()
  expect((await list(anna))[0].state).toBe('Failed')
})

test('an export says what was invoiced to its person, and to whom', async () => {
  const api = await startApi({ isStocked: true })
  await saveSeller(api)
  const anna = await makeClient(api)
  const [product] = await stockedProducts(api)
  const order = await makePlacedOrder(api, [String(product?.id)], anna)
  const { id } = (await call(api, anna, ['POST', '/privacy/exports'])).json()
  await api.runJobs()
  const { documents } = (await call(api, anna, ['GET', `/privacy/exports/${id}/json`])).json()
  const { totalAmount } = await withShipments(api, order)
  expect(documents).toEqual([
    {
      ...{ kind: 'Invoice', number: '2026-000001', at: NOW.toISOString() },
      total: `${(totalAmount.amount / 100).toFixed(2)} EUR`,
      billingAddress: ['Anna Visser', 'Oudegracht 12', '3511 AB Utrecht', 'NL'],
    },
  ])
})

test('an export says what surveys are complete, who came by the code and whose files lost their client', async () => {
  const { api } = await setUp()
  const sophie = await makeApprovedPractitioner(api)
  const leaving = await makeClient(api)
  await linked(api, sophie, leaving)
  await call(api, leaving, ['POST', '/privacy/erasure', { password: PASSWORD }])
  await api.runJobs()
  await call(api, sophie, ['PATCH', '/surveys/feedback', { answers: {}, isComplete: true }])
  const { referralCode } = (await call(api, sophie, ['GET', '/practitioner/referral'])).json()
  const newcomer = fields({ email: 'lars@post.example', password: 'Lavender-42' })
  await auth(api, 'POST /signup', { ...newcomer, referrerCode: referralCode })

  const { id } = (await call(api, sophie, ['POST', '/privacy/exports'])).json()
  await api.runJobs()
  const json = (await call(api, sophie, ['GET', `/privacy/exports/${id}/json`])).json()
  const at = NOW.toISOString()
  expect(json.surveys).toEqual([{ kind: 'feedback', status: 'Completed', at }])
  expect(json.referrals).toEqual([{ status: 'Pending', referralProgram: expect.any(String), at }])
  expect(json.clients).toEqual([{ number: expect.stringMatching(/\S/), status: null, at }])
})

test('a person asks for at most five exports a day', async () => {
  const api = await startApi({ config: { hasRateLimits: true } })
  const [anna, tom] = [await makeClient(api), await makeClient(api)]
  const ask = async (by: Person) => (await call(api, by, ['POST', '/privacy/exports'])).statusCode
  for (let count = 1; count <= 5; count += 1) expect(await ask(anna)).toBe(201)
  expect(await ask(anna)).toBe(429)
  expect(await ask(tom)).toBe(201)
})
