import { expect, test } from 'vitest'
import { databaseDigest } from '#test/database-digest'
import { call, item, makePlan, type Plan, setUpPlans } from '#test/plans'

const phases = [
  { days: 7, intakeAmount: 1, intakeTime: ['Morning'] },
  { days: null, intakeAmount: 2, intakeTime: ['Morning', 'Evening'] },
]
const schedule = { phases, cycle: { daysOn: 5, daysOff: 2 }, startDay: 3 }
const mirrored = { intakeAmount: 1, intakeTime: ['Morning'], schedule }
const plain = { intakeAmount: 3, intakeTime: ['BedTime'] }

test('a dose that changes is kept whole, and the plain fields are those of its first phase', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const [first, second] = productIds
  const plan = await makePlan(api, sophie, {
    recommendationItems: [item(first, { schedule }), item(second, plain)],
  })
  expect(plan.recommendationItems).toMatchObject([mirrored, { ...plain, schedule: null }])
  const shared = await call(api, null, ['GET', `/recommendations/code/${plan.shareCode}`])
  expect(shared.json<Plan>().recommendationItems).toMatchObject([mirrored, { ...plain, schedule: null }])
})

test('each way of writing an item writes its schedule, and a copy has it', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const [first, second] = productIds
  const plan = await makePlan(api, sophie, { recommendationItems: [item(first, plain)] })
  const at = `/recommendations/${plan.id}`
  const put = await call(api, sophie, ['PUT', at, { recommendationItems: [item(first, { schedule })] }])
  expect(put.json<Plan>().recommendationItems).toMatchObject([mirrored])
  const added = await call(api, sophie, [
    'POST',
    `${at}/items`,
    { recommendationItems: [item(second, { schedule: { phases } })] },
  ])
  const unbroken = { phases, cycle: null, startDay: 0 }
  expect(added.json<Plan>().recommendationItems).toMatchObject([mirrored, { schedule: unbroken }])
  const [, other] = added.json<Plan>().recommendationItems
  const written = await call(api, sophie, ['PUT', `${at}/items/${other?.id}`, { schedule }])
  expect(written.json<Plan>().recommendationItems).toMatchObject([mirrored, mirrored])
  const copy = await call(api, sophie, ['POST', `${at}/copy`, { isTemplate: true }])
  expect(copy.json<Plan>().recommendationItems).toMatchObject([mirrored, mirrored])
  const back = await call(api, sophie, ['PUT', `${at}/items/${other?.id}`, plain])
  expect(back.json<Plan>().recommendationItems).toMatchObject([mirrored, { ...plain, schedule: null }])
})

const endless = { ...schedule, phases: phases.map((phase) => ({ ...phase, days: null })) }
const unclear = {
  ...schedule,
  phases: phases.map((phase) => ({ ...phase, intakeTime: ['Morning', 'OneTimePerDay'] })),
}
const tooMany = { ...schedule, phases: Array.from({ length: 7 }, () => phases[0]) }

test.for([
  [{ schedule, intakeAmount: 2 }, 422, 'phase_differs', ['intakeAmount']],
  [{ schedule, intakeTime: ['Evening'] }, 422, 'phase_differs', ['intakeTime']],
  [{ schedule: endless }, 422, 'phase_endless', ['schedule.phases.0.days']],
  [
    { schedule: unclear },
    422,
    'dose_contradicts',
    ['schedule.phases.0.intakeTime', 'schedule.phases.1.intakeTime'],
  ],
  [{ schedule: tooMany }, 400, 'contract_broken', ['schedule.phases']],
  [{ schedule: { ...schedule, phases: [] } }, 400, 'contract_broken', ['schedule.phases']],
  [{ schedule: { ...schedule, startDay: 366 } }, 400, 'contract_broken', ['schedule.startDay']],
  [
    { schedule: { ...schedule, cycle: { daysOn: 0, daysOff: 181 } } },
    400,
    'contract_broken',
    ['schedule.cycle.daysOn', 'schedule.cycle.daysOff'],
  ],
] as const)('%j is refused with %s, and changes nothing', async ([change, status, code, fields]) => {
  const { api, sophie, productIds } = await setUpPlans()
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0], plain)] })
  const before = await databaseDigest(api.db)
  const recommendationItems = [item(productIds[0], change)]
  const answer = await call(api, sophie, ['PUT', `/recommendations/${plan.id}`, { recommendationItems }])
  expect(answer.statusCode).toBe(status)
  const problem = answer.json<{ code: string; errors: { id: string }[] }>()
  expect(problem.code).toBe(code)
  expect(problem.errors.map(({ id }) => id)).toEqual(fields.map((each) => `recommendationItems.0.${each}`))
  expect(await databaseDigest(api.db)).toEqual(before)
})
