import type { InteractionRule } from '@salvia/contract/ingredients/interactions'
import type { IntakeFoodInstruction } from '@salvia/contract/words/plans'
import { expect, test } from 'vitest'
import { findEncounters } from './encounters.ts'
import { type FoodItem, findFoodClashes } from './food-timing.ts'

const item = (
  name: string,
  intakeFoodInstruction: IntakeFoodInstruction | null,
  given: Partial<FoodItem> = {},
): FoodItem => ({
  productId: name,
  productName: name,
  labelKnowledge: 'Rows',
  rows: [{ nutrientKey: name, labelName: name }],
  intakeAmount: 1,
  intakeTime: ['Morning'],
  duration: null,
  schedule: null,
  intakeFoodInstruction,
  ...given,
})
const iron = item('iron', 'OnAnEmptyStomach')

const clashesOf = (items: FoodItem[], rules: InteractionRule[] = []) =>
  findFoodClashes(
    items,
    findEncounters(rules, { items, drugs: [], mostPerDay: () => ({ amount: 0, isWhole: true }) }),
  ).map(({ fasted, fed, times, proposal }) => [
    fasted.productId,
    fed.productId,
    times.join(),
    proposal?.intakeTime.join() ?? null,
  ])

test('an empty stomach and a meal at one time are found, with the nearest time without a meal', () => {
  expect(clashesOf([iron, item('omega', 'WithFood')])).toEqual([['iron', 'omega', 'Morning', 'UponRising']])
  expect(clashesOf([iron, item('omega', 'AfterFood')])).toHaveLength(1)
})

test.for([null, 'BeforeFood', 'OnAnEmptyStomach'] as const)('%s does not contradict it', (food) => {
  expect(clashesOf([iron, item('omega', food)])).toEqual([])
})

test('other times, other days and times that are not known are no contradiction', () => {
  expect(clashesOf([iron, item('omega', 'WithFood', { intakeTime: ['UponRising', 'Evening'] })])).toEqual([])
  expect(clashesOf([iron, item('omega', 'WithFood', { intakeTime: ['OneTimePerDay'] })])).toEqual([])
  expect(clashesOf([iron, item('omega', 'WithFood', { intakeAmount: null })])).toEqual([])
  const phase = { intakeAmount: 1, intakeTime: ['Morning' as const] }
  const first = { phases: [{ ...phase, days: 5 }], cycle: null, startDay: 0 }
  const later = (startDay: number) => ({ phases: [{ ...phase, days: null }], cycle: null, startDay })
  const pair = (startDay: number) => [
    item('iron', 'OnAnEmptyStomach', { schedule: first }),
    item('omega', 'WithFood', { schedule: later(startDay) }),
  ]
  expect(clashesOf(pair(5))).toEqual([])
  // On the last day that both are taken on.
  expect(clashesOf(pair(4))).toHaveLength(1)
})

test('no move is proposed where every time has a meal, or the dose changes', () => {
  const meals = item('omega', 'WithFood', {
    intakeTime: ['UponRising', 'Morning', 'Afternoon', 'Evening', 'BedTime'],
  })
  expect(clashesOf([iron, meals])).toEqual([['iron', 'omega', 'Morning', null]])
  const phases = [1, 2].map((intakeAmount) => ({ days: 5, intakeAmount, intakeTime: ['Morning' as const] }))
  const changing = item('iron', 'OnAnEmptyStomach', { schedule: { phases, cycle: null, startDay: 0 } })
  expect(clashesOf([changing, item('omega', 'WithFood')])).toEqual([['iron', 'omega', 'Morning', null]])
})

test('a move brings nothing closer than a rule asks', () => {
  const said = { en: '', de: '', nl: '', fr: '' }
  const of = (key: string) => ({ key, names: said, labelNames: [], exceptNames: [] })
  const rule: InteractionRule = {
    key: 'iron-zinc',
    substance: of('iron'),
    kind: 'Nutrient',
    drugClasses: [],
    other: of('zinc'),
    meets: said,
    effect: said,
    advice: said,
    spacing: { before: 0, after: 0 },
    threshold: null,
    severity: 'Info',
    sourceUrl: 'https://ods.od.nih.gov/',
    isSourceReRead: false,
  }
  const zinc = item('zinc', null, { intakeTime: ['UponRising'] })
  expect(clashesOf([iron, item('omega', 'WithFood'), zinc], [rule])).toEqual([
    ['iron', 'omega', 'Morning', 'Afternoon'],
  ])
})
