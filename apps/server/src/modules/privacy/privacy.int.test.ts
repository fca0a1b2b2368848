import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, startApi } from '#test/api'
import { auth, bearerOf, fields, messagesTo } from '#test/auth'
import { stockedProducts } from '#test/checkout'
import { linked, setUpTwo } from '#test/clients'
import { makeAdmin, makeApprovedPractitioner, makeClient, PASSWORD, signInAs } from '#test/people'
import { openFiles } from '#test/person-search'
import { call, item, makePlan, setUpPlans, uploadPlanResource } from '#test/plans'
import { products } from '../catalogue/index.ts'
import { recommendationClients } from '../plans/index.ts'
import { dataExports } from './data/privacy-tables.ts'
import { removeOldExports } from './use-cases/make-export.ts'

const at = NOW.toISOString()
const LATER = new Date(NOW.getTime() + 60_000)

describe('consents', () => {
  test('are kept with their text and time; marketing is given and taken back', async () => {
    const api = await startApi()
    const joined = await auth(api, 'POST /signup', {
      ...fields({ email: 'anna@post.nl', password: 'a long passphrase of 2026' }),
      userKind: 'Client',
      areMarketingEmailsAllowed: true,
      termsVersion: '2026-11',
    })
    const anna = { headers: bearerOf(joined) }
    const given = { kind: 'Marketing', textVersion: '2026-11', isGiven: true, at }
    const list = async () => (await call(api, anna, ['GET', '/privacy/consents'])).json()
    expect(await list()).toEqual(
      expect.arrayContaining([given, { ...given, kind: 'Terms' }, { ...given, kind: 'Privacy' }]),
    )
    expect(await list()).toHaveLength(3)
    const set = async (isGiven: boolean) =>
      (await call(api, anna, ['PUT', '/privacy/consents/Marketing', { isGiven }])).json()
    expect(await set(true)).toEqual(given)
    api.setNow(LATER)
    const withdrawn = { ...given, isGiven: false, at: LATER.toISOString() }
    expect(await set(false)).toEqual(withdrawn)
    expect(await set(false)).toEqual(withdrawn)
    expect((await list())[0]).toEqual(withdrawn)
    expect(await list()).toHaveLength(4)
    await Promise.all([set(true), set(true)])
    expect(await list()).toHaveLength(5)
    const opens = await call(api, anna, ['PUT', '/privacy/consents/MailOpens', { isGiven: true }])
    expect(opens.json()).toMatchObject({ kind: 'MailOpens', isGiven: true, at: LATER.toISOString() })
    const terms = await call(api, anna, ['PUT', '/privacy/consents/Terms', { isGiven: false }])
    expect(terms.statusCode).toBe(400)
  })
})

describe('the log of who read', () => {
  test('shows a client who opened its plans and file, since it has them, and nobody else', async () => {
    const { api, sophie } = await setUpPlans()
    const [anna, tom, admin] = [await makeClient(api), await makeClient(api), await makeAdmin(api)]
    await linked(api, sophie, anna)
    const plan = await makePlan(api, sophie, { name: 'Sleep' })
    const read = (by: typeof anna) => call(api, by, ['GET', `/recommendations/${plan.id}`])
    await read(sophie)
    await api.db
      .insert(recommendationClients)
      .values({ recommendationId: plan.id, clientId: anna.userId, joinedAt: NOW })
    for (const reader of [sophie, sophie, anna, admin]) await read(reader)
    await call(api, sophie, ['GET', `/customer/${anna.userId}`])
    const { results, pager } = (await call(api, anna, ['GET', '/privacy/access-log'])).json()
    const entry = { id: expect.any(String), at, readerName: 'Test Person' }
    expect(results).toHaveLength(3)
    expect(results).toEqual(
      expect.arrayContaining([
        { ...entry, readerKind: 'Practitioner', what: 'PlanRead', planName: 'Sleep' },
        { ...entry, readerKind: 'Admin', what: 'PlanRead', planName: 'Sleep' },
        { ...entry, readerKind: 'Practitioner', what: 'ClientRead', planName: null },
      ]),
    )
    expect(pager).toEqual({ offset: 0, limit: 10, count: 3, sort: null })
    expect((await call(api, tom, ['GET', '/privacy/access-log'])).json().results).toEqual([])
  })
})

describe('an export', () => {
  async function setUp() {
    const files = openFiles()
    const api = await startApi({ services: { files } })
    const anna = await makeClient(api)
    const requested = await call(api, anna, ['POST', '/privacy/exports'])
    const { id } = requested.json()
    const get = (path: string, by = anna) => call(api, by, ['GET', `/privacy/exports/${id}${path}`])
    return { api, files, anna, id, requested, get }
  }

  test('is made by a job, in a file to read and one for programs, for its person only', async () => {
    const { api, anna, requested, get, id } = await setUp()
    expect([requested.statusCode, requested.json()]).toEqual([
      201,
      { id, state: 'Making', requestedAt: at, expiresAt: null },
    ])
    expect((await call(api, anna, ['POST', '/privacy/exports'])).json().id).toBe(id)
    expect((await get('/json')).statusCode).toBe(404)
    await api.runJobs()
    expect((await get('')).json()).toEqual({
      id,
      state: 'Ready',
      requestedAt: at,
      expiresAt: '2026-11-27T10:00:00.000Z',
    })
    const json = await get('/json')
    expect(json.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'content-disposition': 'attachment; filename="salvia-data.json"',
      'cache-control': 'private, no-store',
    })
    expect(json.json()).toMatchObject({
      madeAt: at,
      name: 'Test Person',
      account: [{ name: 'Test Person', email: anna.email, country: 'NL', kind: 'Client' }],
      addresses: [],
      orders: [],
      documents: [],
    })
    expect((await get('/pdf')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const stranger = await makeClient(api)
    for (const path of ['', '/json', '/pdf']) expect((await get(path, stranger)).statusCode).toBe(404)
    expect((await messagesTo(api, anna.email)).map(({ subject }) => subject)).toEqual([
      'Your data is ready to download',
    ])
  })

  test.for([
    ['Europe/Amsterdam', 'Europe/Amsterdam'],
    ['Nowhere/Land', 'UTC'],
  ])('asked for from %s is written in %s', async ([asked, kept]) => {
    const api = await startApi()
    const anna = await makeClient(api)
    const headers = { ...anna.headers, cookie: `salvia_zone=${asked}` }
    await call(api, { ...anna, headers }, ['POST', '/privacy/exports'])
    expect(await api.db.select({ timeZone: dataExports.timeZone }).from(dataExports)).toEqual([
      { timeZone: kept },
    ])
  })

  test('is gone after seven days, its files too', async () => {
    const { api, files, anna, get } = await setUp()
    await api.runJobs()
    expect(files.all()).toHaveLength(2)
    const { db, jobs, sealed, config, services } = api.app
    const work = { db, jobs, sealed, config, services, forgetErp: async () => {} }
    const ends = new Date('2026-11-27T10:00:00.000Z')
    await removeOldExports(work, new Date(ends.getTime() - 1))
    await api.runJobs()
    expect(files.all()).toHaveLength(2)
    api.setNow(ends)
    const back = { ...anna, headers: await signInAs(api, anna.email) }
    expect((await get('/json', back)).statusCode).toBe(404)
    await removeOldExports(work, ends)
    await api.runJobs()
    expect(files.all()).toHaveLength(0)
  })

  test('of a practitioner holds its practice and what it wrote', async () => {
    const { api, sophie, anna } = await setUpTwo({ isStocked: true })
    await call(api, sophie, ['PUT', `/customer/${anna.userId}`, { firstName: 'Anneke' }])
    const shelf = (await stockedProducts(api)).slice(0, 3)
    for (const [at, name] of ['zinc', 'Éclat', 'Magnesium'].entries())
      await api.db
        .update(products)
        .set({ name })
        .where(eq(products.id, String(shelf[at]?.id)))
    const recommendationItems = shelf.map(({ id }) => item(id))
    const { id: planId } = await makePlan(api, sophie, { recommendationItems })
    await uploadPlanResource(api, sophie, planId)
    const { id } = (await call(api, sophie, ['POST', '/privacy/exports'])).json()
    await api.runJobs()
    const json = (await call(api, sophie, ['GET', `/privacy/exports/${id}/json`])).json()
    expect(json.clients).toEqual([
      { name: 'Anneke Person', email: null, phone: null, at, medicines: null, medicinesSeen: [] },
    ])
    expect(json.practice).toHaveLength(1)
    expect(json.plans).toEqual([
      expect.objectContaining({ products: ['Éclat', 'Magnesium', 'zinc'], resources: ['diploma.pdf'] }),
    ])
  })
})

test('a practitioner decides about its own file of a client that is gone', async () => {
  const { api, sophie, lars, anna } = await setUpTwo()
  await linked(api, lars, anna)
  const plan = await makePlan(api, sophie)
  await api.db
    .insert(recommendationClients)
    .values({ recommendationId: plan.id, clientId: anna.userId, joinedAt: NOW })
  await call(api, anna, ['POST', '/privacy/erasure', { password: PASSWORD }])
  const list = async (by: typeof sophie) => (await call(api, by, ['GET', '/customer/files'])).json().results
  const decide = (by: typeof sophie, id: string, decision: string) =>
    call(api, by, ['POST', `/customer/files/${id}/decision`, { decision }])
  const [file] = await list(sophie)
  expect(file).toEqual({
    id: expect.any(String),
    reference: expect.stringMatching(/^[0-9A-F]{6}$/),
    linkedAt: at,
    erasedAt: at,
    plansCount: 1,
  })
  expect((await messagesTo(api, sophie.email)).map(({ subject }) => subject)).toEqual([
    'One of your clients has deleted their account',
  ])
  for (const other of [lars, await makeApprovedPractitioner(api)])
    expect((await decide(other, file.id, 'Delete')).statusCode).toBe(404)
  expect((await decide(sophie, file.id, 'Delete')).statusCode).toBe(204)
  expect((await decide(sophie, file.id, 'Keep')).statusCode).toBe(404)
  expect(await list(sophie)).toEqual([])
  expect((await call(api, sophie, ['GET', `/recommendations/${plan.id}`])).statusCode).toBe(404)
  const [kept] = await list(lars)
  expect((await decide(lars, kept.id, 'Keep')).statusCode).toBe(204)
  expect(await list(lars)).toEqual([])
})
