import { MAX_PHASE_DAYS } from '@salvia/contract/words/limits'
import { type Duration, durations, type IntakeTime, intakeTimes } from '@salvia/contract/words/plans'
import { plannedDays } from '../duration-days.ts'
import { composeAmounts } from './compose-amounts.ts'
import {
  asked,
  type Composed,
  distinct,
  notSaid,
  type Of,
  often,
  oneOf,
  plainOf,
  type Said,
  settled,
  textsOf,
} from './composed.ts'
import type { Part } from './entry-parts.ts'
import { isEveryTime } from './plain-shape.ts'
import { tellOnce } from './told-once.ts'
import { type Choice, NOTHING_TYPED, type TypedDose } from './typed-entry.ts'
import { weeklyTotal } from './weekly-total.ts'

const inOrder = (times: IntakeTime[]): IntakeTime[] => intakeTimes.filter((each) => times.includes(each))

/** The dose that the parts of a line say together. */
export function composeDose(typed: Part[]): Composed {
  const { parts, areApart, unclear, unfit } = tellOnce(typed)
  const of = <K extends Part['is']>(...kinds: K[]): Said<K>[] =>
    parts.filter((part): part is Said<K> => kinds.some((kind) => kind === part.is))
  const composed = [
    ...of('unsaid').map(({ text }) => notSaid(text)),
    ...composeAmounts(of, timesOf(of), areApart),
    timing(of),
    fed(of('food')),
    lasting([...of('days').filter(({ isWord }) => !isWord), ...of('open')]),
    ...of('days')
      .filter(({ isWord }) => isWord)
      .map(askedLength),
    ...contradicting(parts, of),
    weeklyTotal(of),
    oneOf(
      of('cycle'),
      of('cycle').flatMap(({ cycles }) => cycles.map((cycle) => ({ cycle }))),
    ),
    ...unclear.map(notSaid),
  ]
  const phrases = distinct(composed.flatMap((each) => each.phrases))
  return {
    dose: mergeDoses(composed.map(({ dose }) => dose)),
    questions: composed.flatMap(({ questions }) => questions),
    // Words that are not understood are named alone: without them others may fit.
    phrases: phrases.length > 0 ? phrases : unfit,
  }
}

/** "Daily" or "nightly" beside one day of several; every other day it may be said of that day. */
function contradicting(parts: Part[], of: Of): Composed[] {
  const cycles = of('cycle').filter((part) => part.cycles.some(({ daysOn }) => daysOn === 1))
  const isRare = cycles.some((part) => part.cycles.some(({ daysOff }) => daysOff > 1))
  const daily = parts.filter(
    (part, at) => part.is === 'aDay' || (isRare && part.is === 'times' && isEveryTime(part, parts[at - 1])),
  )
  if (cycles.length > 0 && daily.length > 0) return [notSaid(textsOf([...daily, ...cycles]))]
  const counted = of('amount').filter(({ amounts }) => amounts.some((each) => each !== 1))
  const weekly = cycles.filter((part) => ONE.test(plainOf(part)))
  return weekly.length > 0 && counted.length > 0 ? [notSaid(textsOf([...counted, ...weekly]))] : []
}

/** `60 caps, 1 weekly`: one of them a week, or all of them once. */
const ONE = /^1[,;]?\s+(?!x|times?|mal|keer|maal|fois|days?|tag|dag|jour|[dtj] )\p{L}/iu

const mergeDoses = (doses: TypedDose[]): TypedDose =>
  doses.reduce(
    (all, each) => ({
      amount: all.amount ?? each.amount,
      formatId: all.formatId ?? each.formatId,
      times: inOrder([...all.times, ...each.times]),
      food: all.food ?? each.food,
      duration: all.duration ?? each.duration,
      days: all.days ?? each.days,
      cycle: all.cycle ?? each.cycle,
    }),
    NOTHING_TYPED,
  )

/** The times of day that are certain. */
const timesOf = (of: Of): IntakeTime[] =>
  inOrder([...of('times').filter(({ isWord }) => !isWord), ...of('food')].flatMap((part) => part.times))

/** What names a time, certain or to be asked; not "each meal", nor a word that may be of the name. */
const countWhens = (of: Of, times: IntakeTime[]): number =>
  times.length + of('choice').filter(({ isWord, ofEachMeal }) => !isWord && !ofEachMeal).length

/** When and how often. A plan does not hold both: a frequency beside times is as many as they are, or is not said. */
function timing(of: Of): Composed {
  const named = of('times')
  const words = named.filter(({ isWord }) => isWord)
  const times = timesOf(of)
  const counts = of('frequency').flatMap((part) => part.counts)
  const whens = countWhens(of, times)
  const unsure = [
    ...words.map((part) => asked(part.text, [{ dose: { times: part.times } }, { query: part.text }])),
    ...of('choice').map((part, _, { length }) =>
      counts.length > 0 ? askedOfCount(part, times, length === 1) : askedTimes(part, times),
    ),
    ...of('multiple').map(({ text, count }) =>
      asked(text, [{ dose: { amount: count } }, { dose: { times: often(count) } }]),
    ),
  ]
  const isAgreed = whens === 0 || counts.every((count) => count === whens)
  const sure = isAgreed
    ? [
        whens > 0
          ? settled({ times })
          : oneOf(
              of('frequency'),
              counts.map((count) => ({ times: often(count) })),
            ),
      ]
    : [notSaid(textsOf(of('times', 'choice', 'frequency')))]
  return [...sure, ...unsure].reduce((all, each) => ({
    dose: mergeDoses([all.dose, each.dose]),
    questions: [...all.questions, ...each.questions],
    phrases: [...all.phrases, ...each.phrases],
  }))
}

/** One of several times, none of which is named already: else there would be fewer than are said. */
function askedOfCount(part: Said<'choice'>, times: IntakeTime[], isOnly: boolean): Composed {
  const { usual, options, text } = part
  if (isOnly && usual && times.length > 0 && !times.includes(usual)) return settled({ times: [usual] })
  const isNamed = options.some((option) => option.times?.some((each) => times.includes(each)))
  return isNamed ? notSaid(text) : askedTimes(part, times)
}

/** One of several times; of several ways to take so many a day, none is said beside a time of day. */
function askedTimes({ text, options, isWord }: Said<'choice'>, times: IntakeTime[]): Composed {
  if (times.length > 0 && options.some(({ amount }) => amount)) return notSaid(text)
  return asked(text, [...options.map((dose) => ({ dose })), ...(isWord ? [{ query: text }] : [])])
}

/** With food or without; a plan says no kind of meal, so that one is asked, and not said beside another. */
function fed(foods: Said<'food'>[]): Composed {
  const ofKind = foods.filter(({ isOfKind }) => isOfKind)
  if (ofKind.length > 0 && foods.length > 1) return notSaid(textsOf(foods))
  return ofKind.length > 0
    ? asked(
        textsOf(foods),
        foods.map(({ food }) => ({ dose: { food } })),
      )
    : oneOf(
        foods,
        foods.map(({ food }) => ({ food })),
      )
}

/** How long: a duration of the plan where one is as many days, else the days themselves. */
function lasting(parts: (Said<'days'> | Said<'open'>)[]): Composed {
  return oneOf(
    parts,
    parts.flatMap((part) => (part.is === 'open' ? [{ duration: part.duration }] : part.days.map(toLasting))),
  )
}

/** A length that could be a part of the name. */
function askedLength({ text, days }: Said<'days'>): Composed {
  const lengths = days.map(toLasting).filter((each) => each !== null)
  return asked(text, [...lengths.map((dose): Choice => ({ dose })), { query: text }])
}

/** How a plan says so many days; null where it does not. */
export function toLasting(days: number): { duration: Duration } | { days: number } | null {
  const duration = durations.find((each) => plannedDays(each) === days)
  if (duration) return { duration }
  return Number.isInteger(days) && days > 0 && days <= MAX_PHASE_DAYS ? { days } : null
}
