import { type IntakeTime, intakeTimes, timesOfDay } from '@salvia/contract/words/plans'

const isNamed = (time: IntakeTime): boolean => timesOfDay.some((named) => named === time)

/**
 * The times after the key of one was pressed: as `toggleTime`, and the only chosen one stays, since a key says "choose".
 */
export const pressTime = (chosen: IntakeTime[], time: IntakeTime): IntakeTime[] =>
  chosen.length === 1 && chosen[0] === time ? chosen : toggleTime(chosen, time)

/** Named times combine; a frequency excludes them. */
export function toggleTime(chosen: IntakeTime[], time: IntakeTime): IntakeTime[] {
  if (chosen.includes(time)) return chosen.filter((each) => each !== time)
  if (!isNamed(time)) return [time]
  return intakeTimes.filter((each) => each === time || (chosen.includes(each) && isNamed(each)))
}
