import type { DoseSchedule } from '@salvia/contract/plans/dose-schedule'
import { type Dose, findDoseRefusal } from './dose-schedule.ts'

type Item = Dose & { schedule: DoseSchedule | null }

export type PhaseRefusal = {
  /** The field within the item. */
  field: string
  error: 'FrequencyWithTimes' | 'SeveralFrequencies' | 'DaysMissing' | 'DiffersFromFirstPhase'
}

const isSameDose = (a: Dose, b: Dose): boolean =>
  a.intakeAmount === b.intakeAmount &&
  a.intakeTime.length === b.intakeTime.length &&
  a.intakeTime.every((time) => b.intakeTime.includes(time))

/** What an item does not state is left to its first phase. */
function findDifferences({ intakeAmount, intakeTime, schedule }: Item): PhaseRefusal[] {
  const first = schedule?.phases[0]
  if (!first) return []
  const differs = { error: 'DiffersFromFirstPhase' as const }
  return [
    ...(intakeAmount !== null && intakeAmount !== first.intakeAmount
      ? [{ field: 'intakeAmount', ...differs }]
      : []),
    ...(intakeTime.length > 0 && !isSameDose({ intakeAmount, intakeTime }, { ...first, intakeAmount })
      ? [{ field: 'intakeTime', ...differs }]
      : []),
  ]
}

/**
 * What a plan rejects in a dose and its phases: a frequency beside named times, a phase without its days that is not the
 * last, and a plain dose that is not the one of the first phase.
 */
export function findPhaseRefusals(item: Item): PhaseRefusal[] {
  const phases = item.schedule?.phases ?? []
  const ofTimes = (field: string, times: Dose['intakeTime']): PhaseRefusal[] => {
    const error = findDoseRefusal(times)
    return error ? [{ field, error }] : []
  }
  return [
    ...ofTimes('intakeTime', item.intakeTime),
    ...phases.flatMap(({ days, intakeTime }, at) => [
      ...ofTimes(`schedule.phases.${at}.intakeTime`, intakeTime),
      ...(days === null && at < phases.length - 1
        ? [{ field: `schedule.phases.${at}.days`, error: 'DaysMissing' as const }]
        : []),
    ]),
    ...findDifferences(item),
  ]
}

/** The item with the plain dose of its first phase; an item whose dose never changes is unchanged. */
export function withFirstPhase<I extends Item>(item: I): I {
  const first = item.schedule?.phases[0]
  return first ? { ...item, intakeAmount: first.intakeAmount, intakeTime: first.intakeTime } : item
}
