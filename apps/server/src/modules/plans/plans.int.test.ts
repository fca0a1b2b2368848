import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { eventsOf } from '#test/followers'
import { makeApprovedPractitioner } from '#test/people'
import { at, call, item, makePlan, type Plan, setUpPlans } from '#test/plans'
import { recommendationItems } from './data/plan-tables.ts'

test('items stand in the order of their times, and keep their ids when the plan is written again', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const [first, second] = productIds
  const plan = await makePlan(api, sophie, {
    recommendationItems: [
      item(first, { intakeTime: ['BedTime'] }),
      item(second, { intakeTime: ['UponRising'] }),
    ],
  })
  expect(plan.recommendationItems.map(({ productId }) => productId)).toEqual([second, first])
  const kept = plan.recommendationItems[1]?.id
  const written = await call(api, sophie, [
    'PUT',
    `/recommendations/${plan.id}`,
    {
      recommendationItems: [item(first, { intakeTime: ['Morning'], notes: 'changed' })],
    },
  ])
  expect(written.json<Plan>().recommendationItems).toMatchObject([
    { id: kept, productId: first, notes: 'changed' },
  ])
})

test('a write against an older version is refused with 412 and changes nothing', async () => {
  const { api, sophie } = await setUpPlans()
  const plan = await makePlan(api, sophie)
  const put = (version: number, name: string) =>
    call(api, sophie, ['PUT', `/recommendations/${plan.id}`, { name }], at(version))
  const won = await put(plan.version, 'First tab')
  expect(won.json()).toMatchObject({ name: 'First tab', version: plan.version + 1 })
  expect(won.headers.etag).toBe(`"${plan.version + 1}"`)
  const before = await databaseDigest(api.db)
  const lost = await put(plan.version, 'Second tab')
  expect(lost.statusCode).toBe(412)
  expect(lost.json()).toMatchObject({
    code: 'outdated',
    current: { id: plan.id, name: 'First tab', version: plan.version + 1 },
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a plan holds at most 30 products, each once', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const thirty = productIds.slice(0, 30).map((id) => item(id))
  const plan = await makePlan(api, sophie, { recommendationItems: thirty })
  const before = await databaseDigest(api.db)
  const add = (productId?: string) =>
    call(api, sophie, [
      'POST',
      `/recommendations/${plan.id}/items`,
      { recommendationItems: [item(productId)] },
    ])
  const more = await add(productIds[30])
  expect([more.statusCode, more.json().code]).toEqual([422, 'plan_full'])
  expect((await add(productIds[0])).json()).toMatchObject({
    code: 'product_twice',
    errors: [{ id: 'recommendationItems.0.productId', error: 'product_twice' }],
  })
  const twice = await call(api, sophie, [
    'PUT',
    `/recommendations/${plan.id}`,
    {
      recommendationItems: [item(productIds[0]), item(productIds[0])],
    },
  ])
  expect(twice.json()).toMatchObject({
    code: 'product_twice',
    errors: [{ id: 'recommendationItems.1.productId', error: 'product_twice' }],
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a product that is there already is refused by its place among those that are added', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const [first, second, third] = productIds
  const plan = await makePlan(api, sophie, { recommendationItems: [item(first), item(second)] })
  const before = await databaseDigest(api.db)
  const added = { recommendationItems: [item(third), item(second)] }
  expect(
    (await call(api, sophie, ['POST', `/recommendations/${plan.id}/items`, added])).json(),
  ).toMatchObject({
    code: 'product_twice',
    errors: [{ id: 'recommendationItems.1.productId', error: 'product_twice' }],
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a frequency beside a time of day is refused, with the field named', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const answer = await call(api, sophie, [
    'POST',
    '/recommendations',
    {
      name: 'Sleep',
      recommendationItems: [item(productIds[0], { intakeTime: ['Morning', 'TwoTimesPerDay'] })],
    },
  ])
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    errors: [{ id: 'recommendationItems.0.intakeTime', error: 'FrequencyWithTimes' }],
  })
})

test('an intake format that there is not is refused wherever an item is written, and nothing changes', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const [first, second, third] = productIds
  const plan = await makePlan(api, sophie, {
    recommendationItems: [item(first, { intakeFormatId: 'capsule' }), item(second)],
  })
  const path = `/recommendations/${plan.id}`
  const unknown = { intakeFormatId: 'foo' }
  const items = [item(first, { intakeFormatId: 'capsule' }), item(third, unknown)]
  const itemPath = `${path}/items/${plan.recommendationItems[0]?.id}`
  const before = await databaseDigest(api.db)
  const refusals = [
    [await call(api, sophie, ['POST', '/recommendations', { name: 'Sleep', recommendationItems: items }]), 1],
    [await call(api, sophie, ['PUT', path, { recommendationItems: items }]), 1],
    [await call(api, sophie, ['POST', `${path}/items`, { recommendationItems: [item(third, unknown)] }]), 0],
    [await call(api, sophie, ['PUT', itemPath, unknown]), null],
  ] as const
  for (const [answer, at] of refusals) {
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'word_unknown',
      errors: [
        {
          id: at === null ? 'intakeFormatId' : `recommendationItems.${at}.intakeFormatId`,
          error: 'word_unknown',
        },
      ],
    })
  }
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('an intake format that is there no more stays where it was, also in a copy', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
  await api.db.update(recommendationItems).set({ intakeFormatId: 'lozenge of old' })
  const held = { intakeFormatId: 'lozenge of old' }
  const path = `/recommendations/${plan.id}`
  const items = [item(productIds[0], { ...held, notes: 'With water' })]
  const written = await call(api, sophie, ['PUT', path, { recommendationItems: items }])
  expect(written.json()).toMatchObject({ recommendationItems: [{ ...held, notes: 'With water' }] })
  const copied = await call(api, sophie, ['POST', `${path}/copy`, {}])
  expect(copied.json()).toMatchObject({ recommendationItems: [held] })
})

test.for([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(121) }, 'name'],
  [{ name: 'a\u0000b' }, 'name'],
  [{ name: 'x', discountPercentage: 31 }, 'discountPercentage'],
  [{ name: 'x', practitionerId: 'me' }, 'practitionerId'],
  [{ name: 'x', recommendationItems: [{ productId: 'no id' }] }, 'recommendationItems.0.productId'],
] as const)('%j is a 400 that names %s, and makes no plan', async ([payload, field]) => {
  const { api, sophie } = await setUpPlans()
  const before = await databaseDigest(api.db)
  const answer = await call(api, sophie, ['POST', '/recommendations', payload])
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ errors: { id: string }[] }>().errors.map(({ id }) => id)).toContain(field)
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a list shows own plans by mode, and an unknown sort names the fields that there are', async () => {
  const { api, sophie } = await setUpPlans()
  await makePlan(api, sophie, { name: 'B plan' })
  await makePlan(api, sophie, { name: 'a plan' })
  await makePlan(api, sophie, { name: 'A template', isTemplate: true })
  await makePlan(api, await makeApprovedPractitioner(api), { name: 'Not hers' })
  const list = await call(api, sophie, ['GET', '/recommendations?mode=Recommendations&sort=name'])
  expect(list.json()).toMatchObject({
    results: [{ name: 'a plan' }, { name: 'B plan' }],
    pager: { offset: 0, limit: 20, count: 2, sort: 'name' },
  })
  const templates = await call(api, sophie, ['GET', '/recommendations?mode=OwnTemplates'])
  expect(templates.json()).toMatchObject({ results: [{ name: 'A template' }], pager: { count: 1 } })
  const wrong = await call(api, sophie, ['GET', '/recommendations?sort=secret'])
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json()).toMatchObject({ code: 'sort_unknown', errors: [{ id: 'sort' }] })
  expect((await call(api, sophie, ['GET', '/recommendations?limit=101'])).statusCode).toBe(400)
})

test('a list shows the plans that were shared, or those that were not yet', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const shared = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
  const waiting = await makePlan(api, sophie)
  await call(api, sophie, ['PUT', `/recommendations/${shared.id}/shared`])
  const listed = async (isShared: boolean) => {
    const { results, pager } = (
      await call(api, sophie, ['GET', `/recommendations?mode=Recommendations&isShared=${isShared}`])
    ).json<{ results: Plan[]; pager: { count: number } }>()
    return [results.map(({ id }) => id), pager.count]
  }
  expect(await listed(true)).toEqual([[shared.id], 1])
  expect(await listed(false)).toEqual([[waiting.id], 1])
})

test('sharing notes the first moment only, once in the journey, and leaves the version to an open editor', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
  const shared = await call(api, sophie, ['PUT', `/recommendations/${plan.id}/shared`])
  expect(shared.json()).toMatchObject({ sharedAt: NOW.toISOString(), version: plan.version })
  api.setNow(new Date(NOW.getTime() + 60_000))
  const again = await call(api, sophie, ['PUT', `/recommendations/${plan.id}/shared`])
  expect(again.json()).toMatchObject({ sharedAt: NOW.toISOString() })
  expect(await eventsOf(api, sophie, plan)).toEqual(['Shared by a guest'])
})

test('what its practitioner notes of a plan leaves its version and its time, so that an open editor goes on', async () => {
  const { api, sophie } = await setUpPlans()
  const { id, version, ...plan } = await makePlan(api, sophie)
  const path = `/recommendations/${id}`
  api.setNow(new Date(NOW.getTime() + 60_000))
  const excess = { kind: 'Excess', nutrient: 'vitamin_b6', perDay: 20, unit: 'Milligrams' }
  const noted = [
    await call(api, sophie, ['PATCH', path, { muteAlerts: true }]),
    await call(api, sophie, ['POST', `${path}/toggle-mute-alerts`]),
    await call(api, sophie, ['PUT', `${path}/acknowledgements`, excess]),
  ]
  for (const answer of noted) expect(answer.json()).toMatchObject({ version, updatedAt: NOW.toISOString() })
  expect(noted.map((answer) => answer.json().muteAlerts)).toEqual([true, false, false])
  const written = await call(api, sophie, ['PUT', path, { name: `${plan.name} well` }], at(version))
  expect(written.json()).toMatchObject({ name: 'Sleep well', version: version + 1 })
})

test('a template and an empty plan are not shared, and nothing changes', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const items = { recommendationItems: [item(productIds[0])] }
  const template = await makePlan(api, sophie, { ...items, isTemplate: true })
  const empty = await makePlan(api, sophie)
  const before = await databaseDigest(api.db)
  const refusals = [
    await call(api, sophie, ['PUT', `/recommendations/${template.id}/shared`]),
    await call(api, sophie, ['PUT', `/recommendations/${empty.id}/shared`]),
  ]
  expect(refusals.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [409, 'plan_is_template'],
    [409, 'plan_empty'],
  ])
  expect(await databaseDigest(api.db)).toEqual(before)
})
