import { expect, test } from 'vitest'
import { addPhase, changePhase, removePhase, startSchedule } from './draft-schedule.ts'
import { changeItem, type DraftItem, type PlanDraft } from './plan-draft.ts'

const item = { productId: 'iron', intakeAmount: 1, intakeTime: ['Morning'] } as DraftItem
const dose = { intakeAmount: 1, intakeTime: ['Morning' as const] }
const started = startSchedule(item)

test('a dose that begins to change is the one there is, for a week and then on', () => {
  expect(started).toEqual({
    phases: [
      { ...dose, days: 7 },
      { ...dose, days: null },
    ],
    cycle: null,
    startDay: 0,
  })
})

test('an added phase goes on with the last dose, whose phase gets an end', () => {
  const doubled = changePhase(started, 1, { intakeAmount: 2 })
  expect(addPhase(doubled).phases).toEqual([
    { ...dose, days: 7 },
    { ...dose, intakeAmount: 2, days: 7 },
    { ...dose, intakeAmount: 2, days: null },
  ])
  expect(addPhase(changePhase(doubled, 1, { days: 3 })).phases[1]?.days).toBe(3)
})

test('without its last phase a dose goes on as that one did', () => {
  const three = addPhase(started)
  expect(removePhase(three, 2).phases.map(({ days }) => days)).toEqual([7, null])
  expect(removePhase(three, 1).phases.map(({ days }) => days)).toEqual([7, null])
  expect(removePhase(changePhase(three, 2, { days: 4 }), 2).phases.map(({ days }) => days)).toEqual([7, 4])
})

test('the plain dose and the first phase change together', () => {
  const draft = { items: [{ ...item, schedule: started }] } as PlanDraft
  const [changed] = changeItem(draft, 'iron', { intakeAmount: 3 }).items
  expect(changed?.schedule?.phases.map(({ intakeAmount }) => intakeAmount)).toEqual([3, 1])
  const [plain] = changeItem(draft, 'iron', { schedule: null }).items
  expect(plain).toMatchObject({ intakeAmount: 1, schedule: null })
})
