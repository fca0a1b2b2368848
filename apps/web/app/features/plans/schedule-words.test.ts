import type { DoseSchedule } from '@salvia/contract/plans/dose-schedule'
import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { laterWords, scheduleWords } from './schedule-words.ts'

const capsule = {
  id: 'capsule',
  names: { en: 'capsule', de: 'Kapsel', nl: 'capsule', fr: 'gélule' },
  pluralNames: { en: 'capsules', de: 'Kapseln', nl: 'capsules', fr: 'gélules' },
}
const morning = ['Morning' as const]
const rising: DoseSchedule = {
  phases: [
    { days: 7, intakeAmount: 1, intakeTime: morning },
    { days: null, intakeAmount: 2, intakeTime: morning },
  ],
  cycle: { daysOn: 5, daysOff: 2 },
  startDay: 0,
}
const write = (schedule: DoseSchedule) => scheduleWords({ schedule, intakeFormatId: 'capsule' }, [capsule])
const later = (schedule: DoseSchedule) => laterWords({ schedule, intakeFormatId: 'capsule' }, [capsule])

afterEach(() => overwriteGetLocale(() => 'en'))

test.for([
  ['en', '1 capsule for 7 days, then 2; 5 days on, 2 off', 'then 2 capsules from day 8; 5 days on, 2 off'],
  [
    'de',
    '1 Kapsel für 7 Tage, dann 2; 5 Tage Einnahme, 2 Pause',
    'dann 2 Kapseln ab Tag 8; 5 Tage Einnahme, 2 Pause',
  ],
  [
    'nl',
    '1 capsule gedurende 7 dagen, daarna 2; 5 dagen wel, 2 niet',
    'daarna 2 capsules vanaf dag 8; 5 dagen wel, 2 niet',
  ],
  [
    'fr',
    '1 gélule pendant 7 jours, puis 2 ; 5 jours de prise, 2 de pause',
    'puis 2 gélules à partir du jour 8 ; 5 jours de prise, 2 de pause',
  ],
] as const)('%s: a dose that changes is one sentence', ([language, sentence, then]) => {
  overwriteGetLocale(() => language)
  expect(write(rising)[0]).toBe(sentence)
  expect(later(rising)).toBe(then)
})

const tapering = {
  phases: [
    { days: 7, intakeAmount: 3, intakeTime: morning },
    { days: 7, intakeAmount: 2, intakeTime: ['Morning', 'Evening'] },
    { days: null, intakeAmount: 1, intakeTime: ['Evening'] },
  ],
  cycle: null,
  startDay: 0,
} satisfies DoseSchedule

test.for([
  [
    'en',
    '3 capsules (Morning) for 7 days, then 2 each time (Morning, Evening) for 7 days, then 1 (Evening)',
    'then 2 capsules each time (Morning, Evening) from day 8; then 1 capsule (Evening) from day 15',
  ],
  [
    'de',
    '3 Kapseln (Morgens) für 7 Tage, dann jeweils 2 (Morgens, Abends) für 7 Tage, dann 1 (Abends)',
    'dann jeweils 2 Kapseln (Morgens, Abends) ab Tag 8; dann 1 Kapsel (Abends) ab Tag 15',
  ],
  [
    'nl',
    '3 capsules (Ochtend) gedurende 7 dagen, daarna 2 per keer (Ochtend, Avond) gedurende 7 dagen, daarna 1 (Avond)',
    'daarna 2 capsules per keer (Ochtend, Avond) vanaf dag 8; daarna 1 capsule (Avond) vanaf dag 15',
  ],
  [
    'fr',
    '3 gélules (Matin) pendant 7 jours, puis 2 à chaque prise (Matin, Soir) pendant 7 jours, puis 1 (Soir)',
    'puis 2 gélules à chaque prise (Matin, Soir) à partir du jour 8 ; puis 1 gélule (Soir) à partir du jour 15',
  ],
] as const)(
  '%s: an amount that is taken at several times says that it is that of each',
  ([language, sentence, then]) => {
    overwriteGetLocale(() => language)
    expect(write(tapering)).toEqual([sentence])
    expect(later(tapering)).toBe(then)
  },
)

test('an amount that is taken several times a day says so too', () => {
  const phases = [
    { days: 7, intakeAmount: 1, intakeTime: ['OneTimePerDay' as const] },
    { days: null, intakeAmount: 2, intakeTime: ['TwoTimesPerDay' as const] },
  ]
  expect(write({ ...tapering, phases })).toEqual([
    '1 capsule (Once a day) for 7 days, then 2 each time (Twice a day)',
  ])
})

test('what follows a later phase begins with its first day', () => {
  const laterThan = (first: number) =>
    laterWords({ schedule: { ...tapering, startDay: 2 }, intakeFormatId: 'capsule' }, [capsule], first)
  expect(laterThan(1)).toBe('from day 10; then 1 capsule (Evening) from day 17')
  expect(laterThan(2)).toBe('from day 17')
})

test('times that stay are said once, times that change with their phase', () => {
  overwriteGetLocale(() => 'en')
  expect(write({ ...rising, cycle: null })).toEqual(['1 capsule for 7 days, then 2', 'Morning'])
  const phases = [
    ...rising.phases.slice(0, 1),
    { days: 3, intakeAmount: null, intakeTime: ['Morning', 'Evening'] },
  ]
  const changing = { phases, cycle: null, startDay: 2 } as DoseSchedule
  expect(write(changing)).toEqual([
    '1 capsule (Morning) for 7 days, then amount missing (Morning, Evening) for 3 days; from day 3',
  ])
  expect(later(changing)).toBe('from day 3; then amount missing (Morning, Evening) from day 10; until day 12')
  expect(later({ phases: rising.phases.slice(1), cycle: null, startDay: 0 })).toBe('')
})
