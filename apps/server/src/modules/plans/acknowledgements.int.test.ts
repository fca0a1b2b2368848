import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeApprovedPractitioner } from '#test/people'
import { call, makePlan, setUpPlans } from '#test/plans'

const excess = { kind: 'Excess', nutrient: 'vitamin_b6', perDay: 20, unit: 'Milligrams' }

test('an acknowledged excess is kept with who saw it and when, one of each nutrient, and not copied', async () => {
  const { api, sophie } = await setUpPlans()
  const plan = await makePlan(api, sophie)
  const put = (body: object) =>
    call(api, sophie, ['PUT', `/recommendations/${plan.id}/acknowledgements`, body])
  const seen = { ...excess, by: sophie.userId, at: NOW.toISOString() }
  expect((await put(excess)).json()).toMatchObject({
    ledgerAcknowledgements: [seen],
    version: plan.version,
  })
  expect((await put(excess)).json()).toMatchObject({ version: plan.version })
  await put({ ...excess, nutrient: 'zinc', perDay: 30 })
  expect((await put({ ...excess, perDay: 25 })).json()).toMatchObject({
    ledgerAcknowledgements: [
      { nutrient: 'zinc', perDay: 30 },
      { ...seen, perDay: 25 },
    ],
  })
  const copy = await call(api, sophie, ['POST', `/recommendations/${plan.id}/copy`, { isTemplate: false }])
  expect(copy.json()).toMatchObject({ ledgerAcknowledgements: [] })
})

test('nobody else acknowledges for a plan, an unknown nutrient is refused, and nothing changes', async () => {
  const { api, sophie } = await setUpPlans()
  const plan = await makePlan(api, sophie)
  const other = await makeApprovedPractitioner(api)
  const before = await databaseDigest(api.db)
  const url = `/recommendations/${plan.id}/acknowledgements`
  expect((await call(api, other, ['PUT', url, excess])).statusCode).toBe(404)
  const unknown = await call(api, sophie, ['PUT', url, { ...excess, nutrient: 'unobtainium' }])
  expect(unknown.statusCode).toBe(422)
  expect(unknown.json()).toMatchObject({
    code: 'nutrient_unknown',
    errors: [{ id: 'nutrient', error: 'nutrient_unknown' }],
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('an interaction of products is acknowledged once, a rule about medicines is not kept with a plan', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const plan = await makePlan(api, sophie)
  const put = (body: object) =>
    call(api, sophie, ['PUT', `/recommendations/${plan.id}/acknowledgements`, body])
  const seen = { kind: 'Interaction', rule: 'calcium-iron', productIds: productIds.slice(0, 2) }
  await put(seen)
  expect((await put({ ...seen, productIds: seen.productIds.toReversed() })).json()).toMatchObject({
    ledgerAcknowledgements: [{ ...seen, by: sophie.userId, at: NOW.toISOString() }],
    version: plan.version,
  })
  const before = await databaseDigest(api.db)
  for (const rule of ['iron-levothyroxine', 'unobtainium-iron']) {
    const refused = await put({ ...seen, rule })
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({
      code: 'interaction_unknown',
      errors: [{ id: 'rule', error: 'interaction_unknown' }],
    })
  }
  expect(await databaseDigest(api.db)).toEqual(before)
})
