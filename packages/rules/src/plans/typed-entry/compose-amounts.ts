import type { IntakeTime } from '@salvia/contract/words/plans'
import {
  asked,
  type Composed,
  distinct,
  notSaid,
  type Of,
  often,
  oneDose,
  oneOf,
  type Said,
  settled,
  textsOf,
} from './composed.ts'
import type { Part } from './entry-parts.ts'
import { measures } from './format-words.ts'
import { asAmount } from './typed-amount.ts'
import { type Choice, NOTHING_TYPED } from './typed-entry.ts'

/**
 * How much at once, and how much a day. `times`: the times of day that are certain. `areApart`: whether of several amounts
 * each is of a time of its own.
 */
export function composeAmounts(of: Of, times: IntakeTime[], areApart: boolean): Composed[] {
  const unsure = askedAmounts(of('measure', 'bare'), areApart)
  const daily = of('perDay')
  if (daily.length > 0 && of('bare').length > 0) return [differing([], [...daily, ...of('bare')])]
  if (daily.length > 0) return [countADay(daily, of, times), ...unsure]
  const counted = of('amount')
  const isOne = counted.length === 0 || (areApart && isOneAmount(counted))
  return isOne
    ? [...composeADay(of, times, counted), ...unsure]
    : [differing(counted), ...composeADay(of, times, []), ...unsure]
}

const toAmounts = (values: number[], formatId: string | null) =>
  values.map((value) => {
    const amount = asAmount(value)
    return amount === null ? null : { amount, formatId }
  })

type Unsure = Said<'measure'> | Said<'bare'>

const formatOf = (part: Unsure): string | null => (part.is === 'measure' ? part.formatId : null)

/** A number without a unit may be an amount or a part of a name, and so may grams; of two that differ neither is known. */
function askedAmounts(unsure: Unsure[], areApart: boolean): Composed[] {
  const isOne = areApart && distinct(unsure.map((part) => [part.amounts, formatOf(part)])).length <= 1
  if (unsure.length > 1 && !isOne) return [notSaid(textsOf(unsure))]
  return unsure.slice(0, 1).map((part) => {
    const read = toAmounts(part.amounts, formatOf(part))
    const choices = read.filter((each) => each !== null).map((dose): Choice => ({ dose }))
    return asked(part.text, [...choices, { query: part.text }])
  })
}

type Amounts = Said<'amount'>[]

const unitsOf = (counted: Amounts): string[] => distinct(counted.flatMap(({ formatId }) => formatId ?? []))

const isOneAmount = (counted: Amounts): boolean =>
  unitsOf(counted).length <= 1 && distinct(counted.map(({ amounts }) => amounts)).length <= 1

const unitOf = (counted: Amounts): string | null => {
  const [unit = null, ...others] = unitsOf(counted)
  return others.length === 0 ? unit : null
}

/** The amount that all of them are. */
const readingsOf = (counted: Amounts) =>
  counted.slice(0, 1).flatMap(({ amounts }) => toAmounts(amounts, unitOf(counted)))

/**
 * Two amounts in a line are two doses, which an item does not have. Their one unit is certain: it tells which product is
 * meant.
 */
const differing = (counted: Amounts, others: Part[] = []): Composed => ({
  ...notSaid(textsOf([...counted, ...others])),
  dose: { ...NOTHING_TYPED, formatId: unitOf(counted) },
})

/** Whether a line says when or how often, be it certain or not. */
const isTimed = (of: Of, times: IntakeTime[]): boolean =>
  times.length > 0 || of('frequency', 'multiple', 'choice').length > 0

/**
 * `2 a day`, taken at once or one by one. Beside another amount (`60 caps, 1 daily`) one of them may be the pack, or what
 * is taken each time. Beside a time or how often only one of the same amount says nothing more.
 */
function countADay(daily: Said<'perDay'>[], of: Of, named: IntakeTime[]): Composed {
  const counted = of('amount')
  const [{ count } = { count: 0 }, ...others] = daily
  const readings = readingsOf(counted)
  const amounts = readings.flatMap((each) => each?.amount ?? [])
  const formatId = unitOf(counted)
  if (isTimed(of, named)) {
    const isOnce = count === 1 && named.length === 1 && of('frequency', 'multiple', 'choice').length === 0
    return isOnce && counted.length === 0 && others.length === 0
      ? settled({ amount: 1, formatId })
      : differing(counted, daily)
  }
  const times = often(count)
  const isKnown = asAmount(count) !== null && amounts.length === readings.length
  const isCertain = counted.length <= 1 && distinct(amounts).length <= 1 && others.length === 0
  if (!isKnown || !isCertain || (times.length === 0 && counted.length > 0)) return differing(counted, daily)
  const doses = [
    ...splitOver(count, formatId),
    ...amounts.slice(0, 1).map((amount) => ({ amount, formatId, times })),
  ]
  return isOpen(doses)
    ? notSaid(textsOf([...counted, ...daily]))
    : oneDose(textsOf([...counted, ...daily]), doses)
}

/** As often as a plan says that something is taken in a day. */
const MOST_TIMES = 5

/** So many once a day, or one of them as often; of more, in equal parts. */
function splitOver(count: number, formatId: string | null) {
  const rounds = Array.from({ length: MOST_TIMES - 1 }, (_, at) => at + 2)
  const even = rounds.filter((times) => (count > MOST_TIMES ? count % times === 0 : count === times))
  return [1, ...even].map((times) => ({ amount: count / times, formatId, times: often(times) }))
}

/** More than anybody is sure to take at once, and in no equal parts that could be asked for. */
const isOpen = (doses: { amount: number }[]): boolean =>
  doses.length === 1 && doses.some(({ amount }) => amount > MOST_TIMES)

const isMeasured = (formatId: string | null): boolean => measures.some(([id]) => id === formatId)

/** "Daily": of more than one unit it is open whether they are taken at once; beside a time it says nothing more. */
function composeADay(of: Of, times: IntakeTime[], counted: Amounts): Composed[] {
  const said = counted.length > 0 ? [oneOf(counted.slice(0, 1), readingsOf(counted))] : []
  const [day] = of('aDay')
  if (!day || times.length === 1 || of('frequency', 'multiple', 'choice').length > 0) return said
  const amounts = readingsOf(counted).filter((each) => each !== null)
  const isOnce = amounts.every(({ amount, formatId }) => amount <= 1 || isMeasured(formatId))
  if (isOnce)
    return times.length > 1 || of('cycle').length > 0 ? said : [...said, settled({ times: often(1) })]
  const text = `${counted[0]?.text} ${day.text}`
  const doses = amounts.flatMap(({ amount, formatId }) =>
    amount > 1 ? splitOver(amount, formatId) : [{ amount, formatId, times: often(1) }],
  )
  if (times.length > 1 || isOpen(doses)) return [...said, notSaid(text)]
  return [...(amounts.length === 1 ? said : []), oneDose(text, doses)]
}
