import { expect, test } from 'vitest'
import { findPhaseRefusals, withFirstPhase } from './dose-phases.ts'

type Item = Parameters<typeof findPhaseRefusals>[0]
type Phase = NonNullable<Item['schedule']>['phases'][number]

const phase = (rest: Partial<Phase> = {}): Phase => ({
  days: null,
  intakeAmount: 1,
  intakeTime: ['Morning', 'Evening'],
  ...rest,
})
const item = (phases: Phase[], rest: Partial<Item> = {}): Item => ({
  intakeAmount: null,
  intakeTime: [],
  schedule: { phases, cycle: null, startDay: 0 },
  ...rest,
})

test('an item that leaves its dose to the first phase, or repeats it in any order, is accepted', () => {
  const phases = [phase({ days: 7 }), phase({ intakeAmount: 2 })]
  expect(findPhaseRefusals(item(phases))).toEqual([])
  expect(findPhaseRefusals(item(phases, { intakeAmount: 1, intakeTime: ['Evening', 'Morning'] }))).toEqual([])
  expect(findPhaseRefusals({ intakeAmount: 3, intakeTime: ['BedTime'], schedule: null })).toEqual([])
})

test.for<{ given: Item; refusals: [string, string][] }>([
  {
    given: item([phase()], { intakeAmount: 2, intakeTime: ['Morning'] }),
    refusals: [
      ['intakeAmount', 'DiffersFromFirstPhase'],
      ['intakeTime', 'DiffersFromFirstPhase'],
    ],
  },
  {
    given: item([phase()], { intakeTime: ['Morning', 'BedTime'] }),
    refusals: [['intakeTime', 'DiffersFromFirstPhase']],
  },
  { given: item([phase(), phase()]), refusals: [['schedule.phases.0.days', 'DaysMissing']] },
  {
    given: item([phase({ days: 1 }), phase({ intakeTime: ['Morning', 'OneTimePerDay'] })]),
    refusals: [['schedule.phases.1.intakeTime', 'FrequencyWithTimes']],
  },
  {
    given: {
      intakeAmount: 1,
      intakeTime: ['OneTimePerDay', 'TwoTimesPerDay'],
      schedule: null,
    },
    refusals: [['intakeTime', 'SeveralFrequencies']],
  },
])('$refusals are refused', ({ given, refusals }) => {
  expect(findPhaseRefusals(given)).toEqual(refusals.map(([field, error]) => ({ field, error })))
})

test('the plain dose becomes that of the first phase', () => {
  const given = item([phase({ days: 7 }), phase({ intakeAmount: 2 })])
  expect(withFirstPhase(given)).toEqual({ ...given, intakeAmount: 1, intakeTime: ['Morning', 'Evening'] })
  const plain: Item = { intakeAmount: 3, intakeTime: ['BedTime'], schedule: null }
  expect(withFirstPhase(plain)).toBe(plain)
})
