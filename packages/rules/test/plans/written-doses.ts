import { type Duration, durations, type IntakeTime, intakeTimes } from '@salvia/contract/words/plans'
import fc from 'fast-check'
import type { DosedItem } from '../../src/plans/dose-calendar.ts'
import type { SuppliedProduct } from '../../src/plans/supplied-days.ts'
import { itemSupply } from '../../src/plans/supply.ts'

const counts: Partial<Record<IntakeTime, number>> = {
  TwoTimesPerDay: 2,
  ThreeTimesPerDay: 3,
  FourTimesPerDay: 4,
  FiveTimesPerDay: 5,
}
const lengths: Partial<Record<Duration, number>> = {
  For1Week: 7,
  For2Weeks: 14,
  For3Weeks: 21,
  For1Month: 30,
  For2Month: 60,
  For3Month: 90,
  For6Month: 180,
}
export const WALKED = 400
const repeated = (count: number, value: number) => Array.from({ length: count }, () => value)

const unitsOf = ({ intakeAmount, intakeTime }: Pick<DosedItem, 'intakeAmount' | 'intakeTime'>): number =>
  intakeTime.reduce((units, time) => units + (counts[time] ?? 1) * Number(intakeAmount), 0)

/** What an item has its client take, by writing each of its days down: what the calendar is tested against. */
export function writeDown({ schedule, duration, ...plain }: DosedItem): number[] {
  const { phases, cycle, startDay } = schedule ?? {
    phases: [{ ...plain, days: null }],
    cycle: null,
    startDay: 0,
  }
  const doses = phases.flatMap((phase) => repeated(phase.days ?? WALKED, unitsOf(phase)))
  const pattern = cycle === null ? [1] : [...repeated(cycle.daysOn, 1), ...repeated(cycle.daysOff, 0)]
  const taken = doses
    .slice(0, (duration && lengths[duration]) ?? WALKED)
    .map((units, day) => units * Number(pattern[day % pattern.length]))
  return [...repeated(startDay, 0), ...taken, ...repeated(WALKED, 0)].slice(0, WALKED)
}

const named = fc.uniqueArray(fc.constantFrom(...intakeTimes.slice(0, 5)), { minLength: 1, maxLength: 5 })
const times = fc.oneof(
  named,
  fc.constantFrom(...intakeTimes.slice(5)).map((time) => [time]),
)
const amount = fc.constantFrom(0.25, 0.5, 1, 1.5, 2, 3, 10)
const phase = fc.record({
  days: fc.option(fc.integer({ min: 1, max: 40 })),
  intakeAmount: amount,
  intakeTime: times,
})
const changes = fc.record({
  phases: fc.array(phase, { minLength: 1, maxLength: 5 }),
  cycle: fc.option(
    fc.record({ daysOn: fc.integer({ min: 1, max: 9 }), daysOff: fc.integer({ min: 1, max: 9 }) }),
  ),
  startDay: fc.integer({ min: 0, max: 12 }),
})
/** Items with durations, phases and cycles of all kinds. */
export const anyItem: fc.Arbitrary<DosedItem> = fc.record({
  intakeAmount: amount,
  intakeTime: times,
  duration: fc.option(fc.constantFrom(...durations)),
  schedule: fc.option(changes),
})

/** A product in capsules, one each morning unless said otherwise; `perPack` is null where a label does not tell. */
export function capsules(
  productId: string,
  { perPack = 1, ...dose }: Partial<DosedItem> & { perPack?: number | null } = {},
): SuppliedProduct {
  const item = { ...oncePerDay, ...dose }
  return {
    productId,
    duration: item.duration,
    supply: itemSupply({
      ...item,
      intakeFormatId: 'capsule',
      product: { servingsPerContainer: perPack, mainServing: { amount: 1, intakeFormatId: 'capsule' } },
    }),
  }
}

const oncePerDay: DosedItem = { intakeAmount: 1, intakeTime: ['Morning'], duration: null, schedule: null }
