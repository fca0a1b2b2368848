import type { DoseSchedule } from '@salvia/contract/plans/dose-schedule'
import type { CountableFormat } from '@salvia/contract/reference/reference'
import { formatNumber } from '@salvia/rules/format/format'
import { countTimes } from '@salvia/rules/plans/dose-schedule'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { amountWord } from './amount-word.ts'
import { timeWords } from './intake-words.ts'

type Changing = { schedule: DoseSchedule; intakeFormatId: string | null }
type Phase = DoseSchedule['phases'][number]

const areTimesSame = ([first, ...others]: Phase[]): boolean =>
  others.every((phase) => first && timeWords(phase.intakeTime) === timeWords(first.intakeTime))

/**
 * A phase's amount, with its times where they change too: that it is taken at each of several is said, as it might be read
 * as that of the day. `unit` writes the amount with what is counted.
 */
function phaseDose({ intakeAmount, intakeTime }: Phase, phases: Phase[], unit: (amount: number) => string) {
  const amount = intakeAmount === null ? m.plan_dose_open() : unit(intakeAmount)
  if (intakeTime.length === 0 || areTimesSame(phases)) return amount
  const isRepeated = intakeAmount !== null && countTimes(intakeTime) > 1
  return `${isRepeated ? m.plan_dose_each_time({ dose: amount }) : amount} (${timeWords(intakeTime)})`
}

/** Days with a dose and days without: 5 days on, 2 off. */
export const cycleWord = ({ daysOn, daysOff }: NonNullable<DoseSchedule['cycle']>): string =>
  m.plan_cycle({ days: daysOn, off: daysOff })

const cycleWords = ({ cycle }: DoseSchedule): string[] => (cycle ? [cycleWord(cycle)] : [])

/** The days from the plan's start to a phase's. */
const daysBefore = ({ phases, startDay }: DoseSchedule, phase: number): number =>
  phases.slice(0, phase).reduce((sum, { days }) => sum + (days ?? 0), startDay)

/** When a phase begins: from day 8. */
export const phaseStart = (schedule: DoseSchedule, phase: number): string =>
  m.plan_from_day({ day: daysBefore(schedule, phase) + 1 })

const startWords = (schedule: DoseSchedule, phase = 0): string[] =>
  daysBefore(schedule, phase) > 0 ? [phaseStart(schedule, phase)] : []

const joined = (parts: string[]): string => parts.reduce((dose, more) => m.plan_schedule_and({ dose, more }))

/** How a dose changes, in a sentence and its times: 1 capsule for 7 days, then 2; 5 days on, 2 off. */
export function scheduleWords({ schedule, intakeFormatId }: Changing, formats: CountableFormat[]): string[] {
  const { phases } = schedule
  const language = getLocale()
  const doses = phases.map((phase, at) => {
    const unit = (amount: number) =>
      at === 0 ? amountWord(amount, intakeFormatId, formats) : formatNumber(amount, language)
    const dose = phaseDose(phase, phases, unit)
    const lasting = phase.days === null ? dose : m.plan_phase_for_days({ dose, days: phase.days })
    return at === 0 ? lasting : m.plan_phase_then({ dose: lasting })
  })
  const more = [...cycleWords(schedule), ...startWords(schedule)]
  const sentence = joined([doses.join(', '), ...more])
  const times = areTimesSame(phases) ? timeWords(phases[0]?.intakeTime ?? []) : ''
  return [sentence, times].filter(Boolean)
}

/**
 * When a dose begins, unless at once, and what comes after it: from day 3, then 2 capsules from day 8, 5 days on and 2 off,
 * until day 30. `first` is the phase whose dose it is.
 */
export function laterWords(
  { schedule, intakeFormatId }: Changing,
  formats: CountableFormat[],
  first = 0,
): string {
  const { phases } = schedule
  const later = phases.flatMap((phase, at) => {
    if (at <= first) return []
    const dose = phaseDose(phase, phases, (amount) => amountWord(amount, intakeFormatId, formats))
    return [m.plan_phase_then_from_day({ dose, day: daysBefore(schedule, at) + 1 })]
  })
  const isOver = phases.at(-1)?.days !== null
  const end = isOver ? [m.plan_until_day({ day: daysBefore(schedule, phases.length) })] : []
  const all = [...startWords(schedule, first), ...later, ...end, ...cycleWords(schedule)]
  return all.length > 0 ? joined(all) : ''
}
