import { MAX_PHASE_DAYS } from '@salvia/contract/words/limits'
import { type Duration, durations, type IntakeTime, intakeTimes } from '@salvia/contract/words/plans'
import { plannedDays } from '../duration-days.ts'
import type { Part } from './entry-parts.ts'
import { asAmount } from './typed-amount.ts'
import { type Choice, NOTHING_TYPED, type Question, type TypedDose } from './typed-entry.ts'

type Composed = { dose: TypedDose; questions: Question[]; phrases: string[] }
type Said<K extends Part['is']> = Extract<Part, { is: K }>

const frequencies: IntakeTime[] = [
  'OneTimePerDay',
  'TwoTimesPerDay',
  'ThreeTimesPerDay',
  'FourTimesPerDay',
  'FiveTimesPerDay',
]

const often = (count: number): IntakeTime[] => frequencies.slice(count - 1, count)
const inOrder = (times: IntakeTime[]): IntakeTime[] => intakeTimes.filter((each) => times.includes(each))
const distinct = <T>(values: T[]): T[] => [
  ...new Map(values.map((each) => [JSON.stringify(each), each])).values(),
]
const textsOf = (parts: Part[]): string => parts.map(({ text }) => text).join(' … ')

const settled = (dose: Partial<TypedDose>): Composed => ({
  dose: { ...NOTHING_TYPED, ...dose },
  questions: [],
  phrases: [],
})
const asked = (text: string, choices: Choice[]): Composed => ({
  dose: NOTHING_TYPED,
  questions: [{ about: 'Words', text, choices }],
  phrases: [],
})
const notSaid = (text: string): Composed => ({ dose: NOTHING_TYPED, questions: [], phrases: [text] })
const nothing = settled({})

/** The one reading of what was said of something, several to choose from, or none that a plan can hold. */
function oneOf(parts: Part[], readings: (Partial<TypedDose> | null)[]): Composed {
  if (readings.length === 0) return nothing
  const text = textsOf(parts)
  const known = distinct(readings.filter((each) => each !== null))
  if (known.length === 0 || readings.includes(null)) return notSaid(text)
  const [only] = known
  return known.length === 1 && only
    ? settled(only)
    : asked(
        text,
        known.map((dose) => ({ dose })),
      )
}

/** The dose that the parts of a line say together. */
export function composeDose(parts: Part[]): Composed {
  const of = <K extends Part['is']>(...kinds: K[]): Said<K>[] =>
    parts.filter((part): part is Said<K> => kinds.some((kind) => kind === part.is))
  const composed = [
    ...of('unsaid').map(({ text }) => notSaid(text)),
    ...amounts(of('amount'), of('measure', 'bare')),
    timing(of),
    oneOf(
      of('food'),
      of('food').map(({ food }) => ({ food })),
    ),
    lasting([...of('days').filter(({ isWord }) => !isWord), ...of('open')]),
    ...of('days')
      .filter(({ isWord }) => isWord)
      .map(askedLength),
    oneOf(
      of('cycle'),
      of('cycle').map(({ daysOn, daysOff }) => ({ cycle: { daysOn, daysOff } })),
    ),
  ]
  return {
    dose: mergeDoses(composed.map(({ dose }) => dose)),
    questions: composed.flatMap(({ questions }) => questions),
    phrases: composed.flatMap(({ phrases }) => phrases),
  }
}

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

const toAmounts = (values: number[], formatId: string | null) =>
  values.map((value) => {
    const amount = asAmount(value)
    return amount === null ? null : { amount, formatId }
  })

/** Two amounts in a line are two doses, which an item does not have; a number without a unit may be one or a name. */
function amounts(counted: Said<'amount'>[], unsure: (Said<'measure'> | Said<'bare'>)[]): Composed[] {
  if (distinct(unsure.map((part) => part.amounts)).length > 1) return [notSaid(textsOf(unsure))]
  const asks = unsure.map((part) => {
    const read = toAmounts(part.amounts, part.is === 'measure' ? part.formatId : null)
    const choices = read.filter((each) => each !== null).map((dose): Choice => ({ dose }))
    return asked(part.text, [...choices, { query: part.text }])
  })
  const units = distinct(counted.flatMap(({ formatId }) => formatId ?? []))
  const isOne = units.length <= 1 && distinct(counted.map((part) => part.amounts)).length <= 1
  const formatId = formatOf(counted)
  const readings = counted.flatMap((part) => toAmounts(part.amounts, formatId))
  // Of amounts that differ their one unit is certain: it tells which product is meant.
  const differing = () => ({
    ...notSaid(textsOf(counted)),
    dose: { ...NOTHING_TYPED, formatId: units.length === 1 ? formatId : null },
  })
  return [isOne ? oneOf(counted, readings) : differing(), ...asks]
}

const formatOf = (parts: Said<'amount'>[]): string | null =>
  parts.find(({ formatId }) => formatId !== null)?.formatId ?? null

type Of = <K extends Part['is']>(...kinds: K[]) => Said<K>[]

/** When and how often. Named times and a frequency agree when they are as many; a plan does not hold both. */
function timing(of: Of): Composed {
  const named = of('times')
  const words = named.filter(({ isWord }) => isWord)
  const times = inOrder(
    [...named.filter(({ isWord }) => !isWord), ...of('food')].flatMap((part) => part.times),
  )
  const counts = of('frequency').flatMap((part) => part.counts)
  const unsure = [
    ...words.map((part) => asked(part.text, [{ dose: { times: part.times } }, { query: part.text }])),
    ...of('choice').map(({ text, options, isWord }) =>
      asked(text, [...options.map((dose) => ({ dose })), ...(isWord ? [{ query: text }] : [])]),
    ),
    ...of('multiple').map(({ text, count }) =>
      asked(text, [{ dose: { amount: count } }, { dose: { times: often(count) } }]),
    ),
    perDay(of, times),
  ]
  const known = [...named, ...of('frequency')]
  const agreed = counts.every((count) => count === times.length)
  const sure =
    times.length > 0 && agreed
      ? settled({ times })
      : oneOf(known, [
          ...(times.length > 0 ? [{ times }] : []),
          ...counts.map((count) => ({ times: often(count) })),
        ])
  return [sure, ...unsure].reduce((all, each) => ({
    dose: mergeDoses([all.dose, each.dose]),
    questions: [...all.questions, ...each.questions],
    phrases: [...all.phrases, ...each.phrases],
  }))
}

/** An amount "a day" can be taken at once or one by one; beside a time or how often it says nothing more. */
function perDay(of: Of, times: IntakeTime[]): Composed {
  const isTimed = times.length > 0 || of('frequency', 'multiple', 'choice').length > 0
  const [part] = of('perDay')
  if (part) return isTimed ? notSaid(part.text) : splitOver(part.text, part.count, null)
  const [day] = of('aDay')
  if (!day || times.length === 1 || of('frequency', 'multiple', 'choice', 'cycle').length > 0) return nothing
  const amount = of('amount').find(({ amounts }) => amounts.length === 1 && Number(amounts[0]) > 1)
  if (!amount) return times.length > 1 ? nothing : settled({ times: often(1) })
  const text = `${amount.text} ${day.text}`
  return times.length > 1 ? notSaid(text) : splitOver(text, Number(amount.amounts[0]), amount.formatId)
}

function splitOver(text: string, count: number, formatId: string | null): Composed {
  const amount = asAmount(count)
  if (amount === null) return notSaid(text)
  const once: Choice = { dose: { amount, formatId, times: often(1) } }
  const oneByOne = often(count)
  if (count === 1 || oneByOne.length === 0 || !Number.isInteger(count)) return settled(once.dose)
  return asked(text, [once, { dose: { amount: 1, formatId, times: oneByOne } }])
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

function toLasting(days: number): { duration: Duration } | { days: number } | null {
  const duration = durations.find((each) => plannedDays(each) === days)
  if (duration) return { duration }
  return Number.isInteger(days) && days > 0 && days <= MAX_PHASE_DAYS ? { days } : null
}
