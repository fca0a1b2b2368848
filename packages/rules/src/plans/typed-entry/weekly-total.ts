import {
  asked,
  type Composed,
  nothing,
  notSaid,
  type Of,
  often,
  plainOf,
  type Said,
  textsOf,
} from './composed.ts'
import { measures } from './format-words.ts'

const DAYS_A_WEEK = 7
/** `every week`, which begins like `every other day`. */
const isOfWeek = ({ cycles }: Said<'cycle'>): boolean =>
  cycles.every(({ daysOn, daysOff }) => daysOn + daysOff === DAYS_A_WEEK)

/** "Weekly", "a week": not "once weekly" or "on one day a week", which say on how many days. */
const WEEKLY =
  /^(?:weekly|a |per |each |every |pro |die |jede |in |par |chaque |dans |elke |\/|wo|wkly|wekelijks|hebdo)/

/**
 * `3 caps weekly`: more than one unit, all on one day of the week or one on each of so many days, is asked; of a number that
 * the days of a week do not have it is not known, nor of several times of each. Grams and millilitres are taken at once.
 */
export function weeklyTotal(of: Of): Composed {
  const [week] = of('cycle').filter((part) => isOfWeek(part) && WEEKLY.test(plainOf(part)))
  const [counted, ...others] = of('amount')
  const several = of('frequency').filter(({ counts }) => counts.some((each) => each > 1))
  if (week && several.length > 0) return notSaid(textsOf([...several, week]))
  if (!week || !counted || others.length > 0) return nothing
  const { amounts, formatId } = counted
  if (amounts.every((each) => each <= 1) || measures.some(([id]) => id === formatId)) return nothing
  const text = `${counted.text} ${week.text}`
  const [amount = 0, ...alternatives] = amounts
  if (alternatives.length > 0 || !Number.isInteger(amount) || amount > DAYS_A_WEEK) return notSaid(text)
  const onOneDay = { amount, formatId, cycle: { daysOn: 1, daysOff: DAYS_A_WEEK - 1 } }
  const onEach =
    amount === DAYS_A_WEEK
      ? { cycle: null, times: often(1) }
      : { cycle: { daysOn: amount, daysOff: DAYS_A_WEEK - amount } }
  return asked(text, [{ dose: onOneDay }, { dose: { amount: 1, formatId, ...onEach } }])
}
