import type { TemplateHistoryEntry } from '@salvia/contract/plans/plan-journeys'
import type { RecommendationListMode } from '@salvia/contract/words/plans'
import { expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, makeClient, makeNewcomer, type Person } from '#test/people'
import { at, call, item, makePlan } from '#test/plans'
import { products } from '../catalogue/index.ts'

const api = await startApiOfFile({ isStocked: true })
const productIds = (await api.db.select({ id: products.id }).from(products).limit(2)).map(({ id }) => id)
const sophie = await makeApprovedPractitioner(api)
const jan = await makeApprovedPractitioner(api)
const admin = await makeAdmin(api, ['admin:base'])
const newcomer = await makeNewcomer(api)
const client = await makeClient(api)

const template = (by: Person, name: string, rest: object = {}) =>
  makePlan(api, by, {
    name,
    isTemplate: true,
    recommendationItems: [item(productIds[0])],
    ...rest,
  })

const change = (by: Person | null, { id, version }: { id: string; version: number }, fields: object) =>
  call(api, by, ['PUT', `/recommendations/${id}`, fields], at(version))

async function makeGlobal(name: string, rest: object = {}) {
  const made = await template(sophie, name)
  const answer = await change(admin, made, { isGlobalTemplate: true, ...rest })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

test('each mode lists the templates of its authors, for those who may see them', async () => {
  await makeGlobal('Modes, expert')
  await makeGlobal('Modes, provider', { practitionerId: admin.userId })
  await template(sophie, 'Modes, own')
  await makePlan(api, sophie, { name: 'Modes, plan' })
  const listed = async (by: Person, mode: RecommendationListMode) => {
    const path = `/recommendations?mode=${mode}&name=Modes&sort=name`
    const { results, pager } = (await call(api, by, ['GET', path])).json()
    expect(pager.count).toBe(results.length)
    return results.map(({ name }: { name: string }) => name.replace('Modes, ', ''))
  }
  const ofAll = async (by: Person) => ({
    own: await listed(by, 'OwnTemplates'),
    global: await listed(by, 'GlobalTemplates'),
    provider: await listed(by, 'ProviderTemplates'),
    expert: await listed(by, 'ExpertTemplates'),
    all: await listed(by, 'AllTemplates'),
    plans: await listed(by, 'Recommendations'),
  })
  const global = { global: ['expert', 'provider'], provider: ['provider'], expert: ['expert'] }
  const none = { own: [], global: [], provider: [], expert: [], all: [], plans: [] }
  expect(await ofAll(sophie)).toEqual({
    ...global,
    own: ['expert', 'own'],
    all: ['expert', 'own', 'provider'],
    plans: ['plan'],
  })
  expect(await ofAll(jan)).toEqual({ ...none, ...global, all: ['expert', 'provider'] })
  expect(await ofAll(newcomer)).toEqual(none)
  expect(await ofAll(client)).toEqual(none)
})

test('a global template is read by approved practitioners and admins, and is a 404 for all others', async () => {
  const own = await template(sophie, 'Reading')
  const path = `/recommendations/${own.id}`
  const statuses = async () => {
    const answers: number[] = []
    for (const by of [sophie, admin, jan, newcomer, client])
      answers.push((await call(api, by, ['GET', path])).statusCode)
    return answers
  }
  expect(await statuses()).toEqual([200, 200, 404, 404, 404])
  await change(admin, own, { isGlobalTemplate: true, evidence: 'EFSA, 2012' })
  expect(await statuses()).toEqual([200, 200, 200, 404, 404])
  expect((await call(api, jan, ['GET', path])).json()).toMatchObject({
    evidence: 'EFSA, 2012',
    clientsPerRecommendation: null,
  })
  expect((await change(jan, own, { name: 'Mine now' })).statusCode).toBe(404)
})

test('admins make a template global, name its author and withdraw it; admins see who did what and when', async () => {
  const own = await template(sophie, 'History')
  const path = `/recommendations/${own.id}`
  const made = (await change(admin, own, { isGlobalTemplate: true, practitionerId: jan.userId })).json()
  expect(made).toMatchObject({ isGlobalTemplate: true, practitionerId: jan.userId })
  expect((await call(api, sophie, ['PUT', path, { name: 'Mine' }])).statusCode).toBe(404)
  const changed = (await change(jan, made, { summary: 'One' })).json()
  const again = (await change(jan, changed, { summary: 'Two' })).json()
  const withdrawn = await change(admin, again, { isGlobalTemplate: false })
  expect(withdrawn.json()).toMatchObject({ isTemplate: true, isGlobalTemplate: false })
  const history = await call(api, admin, ['GET', `/admin${path}/template-history`])
  const { results, pager } = history.json<{ results: TemplateHistoryEntry[]; pager: { count: number } }>()
  expect(pager.count).toBe(4)
  expect(results.map(({ event, actor }) => [event, actor?.id])).toEqual(
    expect.arrayContaining([
      ['TemplateWithdrawn', admin.userId],
      ['TemplateChanged', jan.userId],
      ['TemplateMadeGlobal', admin.userId],
      ['TemplateAuthorNamed', admin.userId],
    ]),
  )
  expect((await call(api, sophie, ['GET', path])).statusCode).toBe(404)
})

test('a personal note does not go along to another author', async () => {
  const note = { notes: 'As we said on Monday', isNotePersonal: true }
  const own = await template(sophie, 'Notes', {
    recommendationItems: [item(productIds[0], note), item(productIds[1], { notes: 'With water' })],
  })
  const named = (await change(admin, own, { practitionerId: jan.userId })).json()
  const notes = named.recommendationItems.map((each: { notes: string }) => each.notes)
  expect(notes.sort()).toEqual(['', 'With water'])
})

test('a plan that somebody had stays with its author as a template: its versions and journey are about them', async () => {
  const anna = await makeClient(api)
  const note = { notes: 'As we said on Monday', isNotePersonal: true }
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0], note)] })
  const path = `/recommendations/${plan.id}`
  await call(api, anna, ['POST', `/recommendations/code/${plan.shareCode}/save`, { sharesOrders: true }])
  await call(api, sophie, ['DELETE', `${path}/clients/${anna.userId}`])
  const made = (await change(sophie, plan, { isTemplate: true })).json()
  const before = await databaseDigest(api.db)
  const named = { isGlobalTemplate: true, practitionerId: jan.userId }
  const refused = await change(admin, made, named)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'template_in_use'])
  expect(await databaseDigest(api.db)).toEqual(before)
  const copy = (await call(api, admin, ['POST', `${path}/copy`, { isTemplate: true }])).json()
  expect((await change(admin, copy, named)).json()).toMatchObject(named)
  expect((await call(api, jan, ['GET', `/recommendations/${copy.id}/versions`])).json().results).toEqual([])
})

test('the internal name does not go along to another author, who may be given one', async () => {
  const own = await template(sophie, 'Names', { internalName: 'As for Anna' })
  const path = `/recommendations/${own.id}`
  const read = async (by: Person) => (await call(api, by, ['GET', path])).json().internalName
  const kept = (await change(admin, own, { isGlobalTemplate: true })).json()
  expect(await read(sophie)).toBe('As for Anna')
  const named = (await change(admin, kept, { practitionerId: jan.userId })).json()
  expect([named.internalName, await read(jan)]).toEqual([null, null])
  await change(admin, named, { practitionerId: sophie.userId, internalName: 'Welcome back' })
  expect(await read(sophie)).toBe('Welcome back')
})

test('what is refused changes nothing', async () => {
  const own = await template(sophie, 'Refused')
  const global = await makeGlobal('Refused, global')
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
  const shared = await template(sophie, 'Refused, shared', { isTemplate: false })
  const kept = await call(api, client, [
    'POST',
    `/recommendations/code/${shared.shareCode}/save`,
    { sharesOrders: false },
  ])
  expect(kept.statusCode).toBe(200)
  const before = await databaseDigest(api.db)
  const refusals = [
    [sophie, own, { isGlobalTemplate: true }, 403, 'forbidden'],
    [sophie, own, { practitionerId: jan.userId }, 403, 'forbidden'],
    [sophie, global, { isGlobalTemplate: false }, 403, 'forbidden'],
    [jan, global, { isGlobalTemplate: false }, 404, 'recommendation_not_found'],
    [admin, plan, { isGlobalTemplate: true }, 422, 'not_a_template'],
    [admin, plan, { practitionerId: jan.userId }, 422, 'not_a_template'],
    [admin, own, { isTemplate: false, isGlobalTemplate: true }, 422, 'not_a_template'],
    [admin, own, { practitionerId: newcomer.userId }, 422, 'template_author_unfit'],
    [admin, own, { practitionerId: client.userId }, 422, 'template_author_unfit'],
    [admin, shared, { isTemplate: true, practitionerId: jan.userId }, 409, 'template_in_use'],
    [sophie, shared, { isTemplate: true, name: 'For everybody' }, 409, 'template_in_use'],
    [admin, shared, { isTemplate: true, isGlobalTemplate: true }, 409, 'template_in_use'],
    [admin, { ...own, version: 99 }, { isGlobalTemplate: true }, 412, 'outdated'],
  ] as const
  for (const [by, which, fields, status, code] of refusals) {
    const answer = await change(by, which, fields)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  }
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('an author withdraws a global template by making it a plan, or by deleting it', async () => {
  const [first, second] = [await makeGlobal('Ends as plan'), await makeGlobal('Ends deleted')]
  expect((await change(sophie, first, { isTemplate: false, isGlobalTemplate: false })).statusCode).toBe(200)
  expect((await call(api, sophie, ['DELETE', `/recommendations/${second.id}`])).statusCode).toBe(204)
  for (const { id } of [first, second])
    expect((await call(api, jan, ['GET', `/recommendations/${id}`])).statusCode).toBe(404)
  const history = await call(api, admin, [
    'GET',
    `/admin/recommendations/${first.id}/template-history?limit=1`,
  ])
  expect(history.json().results).toMatchObject([{ event: 'TemplateWithdrawn', actor: { id: sophie.userId } }])
})

test('a plan answers its clients, each with a status, to its practitioner and admins alone', async () => {
  const anna = await makeClient(api)
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
  await call(api, anna, ['POST', `/recommendations/code/${plan.shareCode}/save`, { sharesOrders: false }])
  const clientsOf = async (by: Person) =>
    (await call(api, by, ['GET', `/recommendations/${plan.id}`])).json().clientsPerRecommendation
  const clients = [{ client: { id: anna.userId }, status: 'Viewed' }]
  expect(await clientsOf(sophie)).toMatchObject(clients)
  expect(await clientsOf(admin)).toMatchObject(clients)
  expect(await clientsOf(anna)).toBeNull()
})

test('both lists find a plan by its code, however it is written, and no other’s', async () => {
  const { id, shareCode } = await template(sophie, 'By code')
  const found = async (by: Person, path: string) =>
    (await call(api, by, ['GET', `${path}?shareCode=${shareCode.toLowerCase()}`])).json().results
  for (const path of ['/recommendations', '/recommendations/list'])
    expect(await found(sophie, path)).toMatchObject([{ id }])
  expect(await found(admin, '/admin/recommendations')).toMatchObject([
    { id, alertsCount: null, containsProduct: null },
  ])
  expect(await found(jan, '/recommendations')).toEqual([])
})
