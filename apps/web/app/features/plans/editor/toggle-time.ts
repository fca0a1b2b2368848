import { type IntakeTime, intakeTimes } from '@salvia/contract/words/plans'
import { timesOfDay } from '@salvia/rules/plans/dose-schedule'

const isNamed = (time: IntakeTime): boolean => timesOfDay.some((named) => named === time)

/** Named times combine; a frequency excludes them. */
export function toggleTime(chosen: IntakeTime[], time: IntakeTime): IntakeTime[] {
  if (chosen.includes(time)) return chosen.filter((each) => each !== time)
  if (!isNamed(time)) return [time]
  return intakeTimes.filter((each) => each === time || (chosen.includes(each) && isNamed(each)))
}
