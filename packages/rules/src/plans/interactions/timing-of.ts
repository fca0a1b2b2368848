import type { TimeOfDay } from '@salvia/contract/words/plans'
import { type DoseCalendar, doseCalendar } from '../dose-calendar.ts'
import { daysToWeigh } from '../heaviest-day.ts'
import { hourOf } from '../hour-of.ts'
import type { CheckedItem, Encounter } from './encounters.ts'
import { isApart } from './is-apart.ts'

/** Other times than an item's own, by product; a day without the product stays one without. */
export type MovedTimes = ReadonlyMap<string, TimeOfDay[]>

export type Clash = { item: TimeOfDay; other: TimeOfDay }

/**
 * `Apart`: far enough, or never on the same day. `NoSpacing`: the rule asks for no distance, or one product holds both.
 */
export type Timing =
  | { kind: 'Apart' | 'TimesUnknown' | 'NoSpacing'; clashes: [] }
  | { kind: 'TooClose'; clashes: Clash[] }

const none = (kind: 'Apart' | 'TimesUnknown' | 'NoSpacing'): Timing => ({ kind, clashes: [] })

/** Times of a day; null where it is not said when, empty on a day without. */
type TimesOn = (day: number) => TimeOfDay[] | null

function timesOn({ productId }: CheckedItem, calendar: DoseCalendar, moved: MovedTimes): TimesOn {
  return (day) => {
    const dose = calendar.on(day)
    if (!dose) return []
    const times = moved.get(productId) ?? dose.byTime.map(({ time }) => time)
    return dose.anyTime > 0 && !moved.has(productId) ? null : times
  }
}

const unique = (clashes: Clash[]): Clash[] => [
  ...new Map(clashes.map((clash) => [`${clash.item} ${clash.other}`, clash])).values(),
]

/**
 * Whether what meets is taken as far apart as the rule asks, on every day of the schedules. A medicine is taken every
 * day at its noted times.
 */
export function timingOf({ rule, item, other, drug }: Encounter, moved: MovedTimes = new Map()): Timing {
  const { spacing } = rule
  if (!spacing || other?.productId === item.productId) return none('NoSpacing')
  const [own, met] = [doseCalendar(item), other && doseCalendar(other)]
  if (!own.isKnown || met?.isKnown === false || drug?.times.length === 0) return none('TimesUnknown')
  const ownOn = timesOn(item, own, moved)
  const otherOn: TimesOn = other && met ? timesOn(other, met, moved) : () => drug?.times ?? []
  const days = daysToWeigh(met ? [own, met] : [own]).map((day) => [ownOn(day), otherOn(day)] as const)
  const meeting = days.filter(([one, two]) => one?.length !== 0 && two?.length !== 0)
  const clashes = meeting.flatMap(([ones, others]) =>
    (ones ?? []).flatMap((one) =>
      (others ?? [])
        .filter((two) => !isApart(spacing, { substance: hourOf[one], other: hourOf[two] }))
        .map((two) => ({ item: one, other: two })),
    ),
  )
  if (clashes.length > 0) return { kind: 'TooClose', clashes: unique(clashes) }
  return none(meeting.some(([one, two]) => one === null || two === null) ? 'TimesUnknown' : 'Apart')
}
