import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '#kernel/audit/data/audit-tables'
import { NOW } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, makeClient, makeNewcomer } from '#test/people'
import { call, item, makePlan, type Plan, setUpPlans } from '#test/plans'
import { recommendationClients, recommendations } from './index.ts'

test('a plan opens by its code for anyone, in any case, and tells nothing that is not for them', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const plan = await makePlan(api, sophie, {
    internalName: 'Anna burnout',
    evidence: 'studies',
    discountPercentage: 10,
    recommendationItems: [
      item(productIds[0], { notes: 'For your iron', intakeTime: ['Morning'], intakeAmount: 1 }),
    ],
  })
  expect(plan.shareCode).toMatch(/^[A-Z2-9]{7}$/)
  const typed = ` ${plan.shareCode.slice(0, 3)} ${plan.shareCode.slice(3).toLowerCase()}`
  const answer = await call(api, null, ['GET', `/recommendations/code/${encodeURIComponent(typed)}`])
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  const shared = answer.json<Record<string, unknown>>()
  expect(shared).toMatchObject({ name: 'Sleep', discountPercentage: 10, countryCode: 'NL' })
  expect(Object.keys(shared)).not.toContain('internalName')
  expect(answer.body).not.toMatch(/burnout|studies|muteAlerts/)
})

test('a plan tells of its products in the language that is asked for, whatever the browser prefers, else which it is', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
  const own = sql`where product_id = ${productIds[0]} and language_code`
  await api.db.execute(sql`update product_localizations set short_description = 'For iron.' ${own} = 'en'`)
  await api.db.execute(sql`update product_localizations set short_description = 'Für Eisen.' ${own} = 'de'`)
  const told = async (query: string) => {
    const path = `/recommendations/code/${plan.shareCode}${query}`
    const answer = await call(api, null, ['GET', path], { 'accept-language': 'en' })
    const { recommendationItems } = answer.json<{
      recommendationItems: { product: { shortDescription: string; fallbackLanguageCode: string | null } }[]
    }>()
    const { shortDescription, fallbackLanguageCode } = recommendationItems[0]?.product ?? {}
    return [shortDescription, fallbackLanguageCode]
  }
  expect(await told('')).toEqual(['For iron.', null])
  expect(await told('?languageCode=de')).toEqual(['Für Eisen.', null])
  await api.db.execute(sql`update product_localizations set short_description = '' ${own} = 'de'`)
  expect(await told('?languageCode=de')).toEqual(['For iron.', 'en'])
})

test('a plan with a code of an earlier system opens by it as by one of today, a template by none', async () => {
  const { api, sophie } = await setUpPlans()
  const plan = await makePlan(api, sophie, { internalName: 'Anna burnout', evidence: 'studies' })
  const template = await makePlan(api, sophie, { isTemplate: true })
  const giveCode = (id: string, shareCode: string) =>
    api.db.update(recommendations).set({ shareCode }).where(eq(recommendations.id, id))
  await giveCode(plan.id, 'ANNA2019')
  await giveCode(template.id, 'SLEEP20199')
  const open = (kind: string, code: string) => call(api, null, ['GET', `/recommendations/${kind}/${code}`])
  const opened = await open('legacy', 'anna%202019')
  expect(opened.json()).toMatchObject({ name: 'Sleep', shareCode: 'ANNA2019' })
  expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(opened.body).not.toMatch(/burnout|studies|muteAlerts/)
  const others = [
    await open('legacy', 'SLEEP20199'),
    await open('legacy', 'ANNA201'),
    await open('legacy', 'ANNA2019555'),
    await open('legacy', 'OTTO2019'),
  ]
  expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
})

test('a code that opens nothing is 404, and so is the code of a plan that was taken out of use', async () => {
  const { api, sophie } = await setUpPlans()
  const plan = await makePlan(api, sophie)
  expect((await call(api, null, ['GET', '/recommendations/code/AAAAAAA'])).statusCode).toBe(404)
  expect((await call(api, sophie, ['DELETE', `/recommendations/${plan.id}`])).statusCode).toBe(204)
  expect((await call(api, null, ['GET', `/recommendations/code/${plan.shareCode}`])).statusCode).toBe(404)
})

test('the plan of a practitioner who is not approved gives no discount', async () => {
  const { api } = await setUpPlans()
  const newcomer = await makeNewcomer(api)
  const plan = await makePlan(api, newcomer, { discountPercentage: 20 })
  const shared = await call(api, null, ['GET', `/recommendations/code/${plan.shareCode}`])
  expect(shared.json()).toMatchObject({
    discountPercentage: 0,
    practitioner: { isApproved: false, mayReceiveCommission: false },
  })
})

test('another practitioner, a stranger and a client neither see nor change a plan: 404, and nothing changed', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
  const others = [await makeApprovedPractitioner(api), await makeNewcomer(api), await makeClient(api)]
  const itemId = plan.recommendationItems[0]?.id
  const calls: ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string, object?][] = [
    ['GET', `/recommendations/${plan.id}`],
    ['PUT', `/recommendations/${plan.id}`, { name: 'mine' }],
    ['PATCH', `/recommendations/${plan.id}`, { muteAlerts: true }],
    ['PUT', `/recommendations/${plan.id}/shared`],
    ['DELETE', `/recommendations/${plan.id}`],
    ['POST', `/recommendations/${plan.id}/items`, { recommendationItems: [item(productIds[1])] }],
    ['PUT', `/recommendations/${plan.id}/items/${itemId}`, { notes: 'mine' }],
    ['DELETE', `/recommendations/${plan.id}/items/${itemId}`],
  ]
  const before = await databaseDigest(api.db)
  for (const other of others)
    for (const [method, path, payload] of calls)
      expect(`${method} ${(await call(api, other, [method, path, payload])).statusCode}`).toBe(
        `${method} 404`,
      )
  expect(await databaseDigest(api.db)).toEqual(before)
})

const theirs = { internalName: 'Anna burnout', muteAlerts: false, totalOrders: 0 }
const hidden = { internalName: null, muteAlerts: null, totalOrders: null, clientsCount: null }

test('a client reads neither the internal name nor the evidence, counts and settings of its plan', async () => {
  const { api, sophie } = await setUpPlans()
  const plan = await makePlan(api, sophie, { internalName: 'Anna burnout', evidence: 'studies' })
  const anna = await makeClient(api)
  await api.db
    .insert(recommendationClients)
    .values({ recommendationId: plan.id, clientId: anna.userId, joinedAt: NOW })
  const read = (by: typeof anna, path: string) => call(api, by, ['GET', path])
  const one = await read(anna, `/recommendations/${plan.id}`)
  expect(one.json()).toMatchObject({ name: 'Sleep', evidence: null, ...hidden })
  const list = await read(anna, '/recommendations')
  expect(list.json()).toMatchObject({ results: [{ id: plan.id, ...hidden }] })
  const light = await read(anna, '/recommendations/list')
  expect(light.json()).toMatchObject({ results: [{ id: plan.id }] })
  const saves = await read(anna, '/recommendations/saves')
  expect(saves.json()).toMatchObject({ results: [{ id: plan.id }] })
  const seen = await call(api, anna, ['POST', `/recommendations/code/${plan.shareCode}/viewed`, {}])
  const byCode = await read(anna, `/recommendations/code/${plan.shareCode}`)
  expect([seen.statusCode, byCode.statusCode]).toEqual([200, 200])
  for (const { body } of [one, list, light, saves, seen, byCode]) expect(body).not.toMatch(/burnout|studies/)
  const own = await read(sophie, `/recommendations/${plan.id}`)
  expect(own.json()).toMatchObject({ evidence: 'studies', clientsCount: 1, ...theirs })
})

test('a colleague reads the evidence of a global template, and not what is its author’s alone', async () => {
  const { api, sophie } = await setUpPlans()
  const input = { internalName: 'Anna burnout', evidence: 'studies', isTemplate: true }
  const plan = await makePlan(api, sophie, input)
  await api.db.update(recommendations).set({ isGlobalTemplate: true }).where(eq(recommendations.id, plan.id))
  const colleague = await makeApprovedPractitioner(api)
  const read = (by: typeof colleague, path: string) => call(api, by, ['GET', path])
  const one = await read(colleague, `/recommendations/${plan.id}`)
  expect(one.json()).toMatchObject({ evidence: 'studies', ...hidden })
  const list = await read(colleague, '/recommendations?mode=GlobalTemplates')
  expect(list.json()).toMatchObject({ results: [{ id: plan.id, ...hidden }] })
  const light = await read(colleague, '/recommendations/list?mode=GlobalTemplates')
  expect(light.json()).toMatchObject({ results: [{ id: plan.id }] })
  const byCode = await read(colleague, `/recommendations/code/${plan.shareCode}`)
  expect(byCode.statusCode).toBe(200)
  for (const { body } of [one, list, light, byCode]) expect(body).not.toContain('burnout')
  const newcomer = await makeNewcomer(api)
  for (const by of [newcomer, await makeClient(api)]) {
    expect((await read(by, `/recommendations/${plan.id}`)).statusCode).toBe(404)
    expect((await read(by, `/recommendations/code/${plan.shareCode}`)).statusCode).toBe(404)
    const found = await read(by, '/recommendations?mode=GlobalTemplates')
    expect(found.body).not.toMatch(/burnout|studies/)
  }
  const admin = await makeAdmin(api, ['admin:base'])
  expect((await read(admin, `/recommendations/${plan.id}`)).json()).toMatchObject({
    ...theirs,
    clientsCount: 0,
  })
})

test('a client of the plan reads it by id and cannot write it; an admin can', async () => {
  const { api, sophie } = await setUpPlans()
  const plan = await makePlan(api, sophie)
  const anna = await makeClient(api)
  await api.db
    .insert(recommendationClients)
    .values({ recommendationId: plan.id, clientId: anna.userId, joinedAt: NOW })
  expect((await call(api, anna, ['GET', `/recommendations/${plan.id}`])).statusCode).toBe(200)
  expect((await call(api, anna, ['PUT', `/recommendations/${plan.id}`, { name: 'x' }])).statusCode).toBe(404)
  const admin = await makeAdmin(api, ['admin:base'])
  const written = await call(api, admin, ['PUT', `/recommendations/${plan.id}`, { name: 'By an admin' }])
  expect(written.json()).toMatchObject({ name: 'By an admin', practitionerId: sophie.userId })
})

test('a copy has a code and items of its own; another practitioner copies templates for all only', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0], { notes: 'kept' })] })
  const copied = await call(api, sophie, ['POST', `/recommendations/${plan.id}/copy`, { name: 'Copy' }])
  expect(copied.statusCode).toBe(201)
  const copy = copied.json<Plan>()
  expect(copy.shareCode).not.toBe(plan.shareCode)
  expect(copy.recommendationItems[0]?.id).not.toBe(plan.recommendationItems[0]?.id)
  expect(copy).toMatchObject({ name: 'Copy', recommendationItems: [{ notes: 'kept' }] })
  const other = await makeApprovedPractitioner(api)
  expect((await call(api, other, ['POST', `/recommendations/${plan.id}/copy`, {}])).statusCode).toBe(404)
})

test('a removed plan is written by nobody, its author and admins included', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const plan = await makePlan(api, sophie)
  const path = `/recommendations/${plan.id}`
  expect((await call(api, sophie, ['DELETE', path])).statusCode).toBe(204)
  const admin = await makeAdmin(api, ['admin:base'])
  const before = await databaseDigest(api.db)
  for (const by of [sophie, admin]) {
    expect((await call(api, by, ['PUT', path, { name: 'back' }])).statusCode).toBe(404)
    const items = { recommendationItems: [item(productIds[1])] }
    expect((await call(api, by, ['POST', `${path}/items`, items])).statusCode).toBe(404)
  }
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('what an admin changes of another’s plan is in the audit log, what a practitioner changes of its own is not', async () => {
  const { api, sophie } = await setUpPlans()
  const admin = await makeAdmin(api)
  const plan = await makePlan(api, sophie)
  const acts = () =>
    api.db
      .select({ actorId: auditEntries.actorId, subjectType: auditEntries.subjectType })
      .from(auditEntries)
      .where(and(eq(auditEntries.event, 'PlanChangedByAdmin'), eq(auditEntries.subjectId, plan.id)))
  const rename = async (by: typeof sophie, name: string) =>
    (await call(api, by, ['PUT', `/recommendations/${plan.id}`, { name }])).statusCode
  expect(await rename(sophie, 'Own words')).toBe(200)
  expect(await acts()).toEqual([])
  expect(await rename(admin, 'Better words')).toBe(200)
  expect(await acts()).toEqual([{ actorId: admin.userId, subjectType: 'Recommendation' }])
})
