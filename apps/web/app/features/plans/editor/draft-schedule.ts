import type { DoseSchedule } from '@salvia/contract/plans/dose-schedule'
import { DAYS_PER_WEEK } from '@salvia/contract/words/limits'
import type { DraftItem } from './plan-draft.ts'

type Phase = DoseSchedule['phases'][number]

/** A week of the dose there is, then the same without end: both to be changed. */
export function startSchedule({ intakeAmount, intakeTime }: DraftItem): DoseSchedule {
  const phase = { intakeAmount, intakeTime }
  return {
    phases: [
      { ...phase, days: DAYS_PER_WEEK },
      { ...phase, days: null },
    ],
    cycle: null,
    startDay: 0,
  }
}

export const changePhase = (schedule: DoseSchedule, at: number, change: Partial<Phase>): DoseSchedule => ({
  ...schedule,
  phases: schedule.phases.map((phase, index) => (index === at ? { ...phase, ...change } : phase)),
})

/** The new phase begins with the dose of the last one, which then lasts a week if it had no end. */
export function addPhase(schedule: DoseSchedule): DoseSchedule {
  const last = schedule.phases.length - 1
  const end = schedule.phases[last]
  if (!end) return schedule
  const ended = changePhase(schedule, last, { days: end.days ?? DAYS_PER_WEEK })
  return { ...ended, phases: [...ended.phases, { ...end, days: null }] }
}

/** What was open at its end stays so. */
export function removePhase(schedule: DoseSchedule, at: number): DoseSchedule {
  const isLast = at === schedule.phases.length - 1
  const phases = schedule.phases.filter((_, index) => index !== at)
  const left = { ...schedule, phases }
  return isLast ? changePhase(left, phases.length - 1, { days: schedule.phases[at]?.days ?? null }) : left
}
