import type { DoseSchedule } from '@salvia/contract/plans/dose-schedule'
import type { CountableFormat } from '@salvia/contract/reference/reference'
import { formatNumber } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { amountWord } from './amount-word.ts'
import { timeWords } from './intake-words.ts'

type Changing = { schedule: DoseSchedule; intakeFormatId: string | null }
type Phase = DoseSchedule['phases'][number]

const areTimesSame = ([first, ...others]: Phase[]): boolean =>
  others.every((phase) => first && timeWords(phase.intakeTime) === timeWords(first.intakeTime))

/** A phase's amount, with its times where they change too; `unit` writes the amount with what is counted. */
function phaseDose(phase: Phase, phases: Phase[], unit: (amount: number) => string): string {
  const amount = phase.intakeAmount === null ? m.plan_dose_open() : unit(phase.intakeAmount)
  const isTimed = phase.intakeTime.length > 0 && !areTimesSame(phases)
  return isTimed ? `${amount} (${timeWords(phase.intakeTime)})` : amount
}

const cycleWords = ({ cycle }: DoseSchedule): string[] =>
  cycle ? [m.plan_cycle({ days: cycle.daysOn, off: cycle.daysOff })] : []

const startWords = ({ startDay }: DoseSchedule): string[] =>
  startDay > 0 ? [m.plan_from_day({ day: startDay + 1 })] : []

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

/** What comes after the first dose: from day 3, then 2 capsules from day 8, 5 days on and 2 off, until day 30. */
export function laterWords({ schedule, intakeFormatId }: Changing, formats: CountableFormat[]): string {
  const { phases, startDay } = schedule
  const words = startWords(schedule)
  let day = startDay
  for (const [at, phase] of phases.entries()) {
    const dose = phaseDose(phase, phases, (amount) => amountWord(amount, intakeFormatId, formats))
    if (at > 0) words.push(m.plan_phase_then_from_day({ dose, day: day + 1 }))
    day += phase.days ?? 0
  }
  const isOver = phases.at(-1)?.days !== null
  const all = [...words, ...(isOver ? [m.plan_until_day({ day })] : []), ...cycleWords(schedule)]
  return all.length > 0 ? joined(all) : ''
}
