import { type IntakeTime, intakeTimes, timesOfDay } from '@salvia/contract/words/plans'
import { countTimes, findDoseRefusal } from '../dose-schedule.ts'
import type { Question, TypedDose } from './typed-entry.ts'

/** No line asks so much that anybody would answer it. */
export const MOST_ANSWERS = 1000

export const isNamed = (time: IntakeTime): boolean => timesOfDay.some((each) => each === time)

/** A dose with an answer. Times of several answers are all taken; how often says nothing beside as many times. */
export function withChoice(dose: TypedDose, chosen: Partial<TypedDose>): TypedDose {
  const together = intakeTimes.filter((each) => dose.times.includes(each) || chosen.times?.includes(each))
  const named = together.filter(isNamed)
  const often = together.filter((each) => !isNamed(each))
  const isAgreed = often.length === 1 && countTimes(often) === named.length
  return { ...dose, ...chosen, times: isAgreed ? named : together }
}

/** Each dose that answering can write; none of more than anybody would answer. */
export function dosesOf(dose: TypedDose, questions: Question[]): TypedDose[] {
  let doses = [dose]
  for (const { choices } of questions) {
    doses = doses.flatMap((each) => choices.map((choice) => withChoice(each, choice.dose ?? {})))
    if (doses.length > MOST_ANSWERS) return []
  }
  return doses
}

/** What is asked although an answer, beside what is certain or other answers, makes a dose that a plan refuses. */
export function unheldIn(dose: TypedDose, questions: Question[]): string[] {
  const doses = dosesOf(dose, questions)
  if (doses.length > 0 && doses.every(({ times }) => findDoseRefusal(times) === null)) return []
  const isOfTimes = ({ choices }: Question) => choices.some((choice) => choice.dose?.times)
  return questions.flatMap((each) => (each.about === 'Words' && isOfTimes(each) ? [each.text] : []))
}
