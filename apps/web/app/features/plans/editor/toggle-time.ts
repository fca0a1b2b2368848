import { type IntakeTime, intakeTimes, timesOfDay } from '@salvia/contract/words/plans'

const isNamed = (time: IntakeTime): boolean => timesOfDay.some((named) => named === time)

/** Named times combine; a frequency excludes them. */
export function toggleTime(chosen: IntakeTime[], time: IntakeTime): IntakeTime[] {
  if (chosen.includes(time)) return chosen.filter((each) => each !== time)
  if (!isNamed(time)) return [time]
  return intakeTimes.filter((each) => each === time || (chosen.includes(each) && isNamed(each)))
}
