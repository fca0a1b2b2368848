import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeApprovedPractitioner } from '#test/people'
import { call, item, makePlan, setUpPlans } from '#test/plans'
import { users } from '../identity/index.ts'

async function setUp() {
  const { api, sophie, productIds } = await setUpPlans()
  const [held, other] = productIds
  const plan = await makePlan(api, sophie, {
    discountPercentage: 10,
    recommendationItems: [
      item(held, {
        notes: 'For you, Anna',
        isNotePersonal: true,
        intakeAmount: 2,
        intakeFormatId: 'capsule',
      }),
    ],
  })
  const ask = (named: string, by: typeof sophie | null = null, productId = held) =>
    call(api, by, ['GET', `/products/${productId}?countryCode=NL&languageCode=en&recommendationId=${named}`])
  const told = async (...asked: Parameters<typeof ask>) =>
    (await ask(...asked)).json<{ recommendation: unknown }>().recommendation
  return { api, sophie, plan, held, other, ask, told }
}

test('a product asked for with the code of a plan says what the plan says of it, to be kept by nobody', async () => {
  const { api, sophie, plan, ask, told } = await setUp()
  const answer = await ask(plan.shareCode.toLowerCase())
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(answer.json().recommendation).toEqual({
    id: plan.id,
    shareCode: plan.shareCode,
    name: 'Sleep',
    practitioner: { firstName: 'Test', lastName: 'Person' },
    discountPercentage: 10,
    recommendationItemId: plan.recommendationItems[0]?.id,
    notes: '',
    isNotePersonal: false,
    intakeAmount: 2,
    intakeFormatId: 'capsule',
    intakeTime: [],
    intakeFoodInstruction: null,
    duration: null,
    schedule: null,
  })
  expect(await told(plan.shareCode, sophie)).toMatchObject({ notes: 'For you, Anna', isNotePersonal: true })
  await api.db.update(users).set({ userStatusId: 'Suspended' }).where(eq(users.id, sophie.userId))
  expect(await told(plan.shareCode)).toMatchObject({ discountPercentage: 0 })
})

test('an id with hyphens is the plan’s, for those who may read it alone', async () => {
  const { api, sophie, plan, told } = await setUp()
  expect(await told(plan.id, sophie)).toMatchObject({ id: plan.id, notes: 'For you, Anna' })
  expect(await told(plan.id)).toBeNull()
  expect(await told(plan.id, await makeApprovedPractitioner(api))).toBeNull()
})

test('nothing is said by a plan without the product, by a template and by a code that opens nothing', async () => {
  const { api, sophie, plan, held, other, ask, told } = await setUp()
  const template = await makePlan(api, sophie, { isTemplate: true, recommendationItems: [item(held)] })
  expect(await told(plan.shareCode, null, other)).toBeNull()
  expect(await told(template.shareCode, sophie)).toBeNull()
  expect(await told('AAAAAAA')).toBeNull()
  expect((await ask('K7M4-XQ2')).statusCode).toBe(400)
})
