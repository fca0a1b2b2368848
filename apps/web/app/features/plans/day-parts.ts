import type { RecommendationItem } from '@salvia/contract/plans/plan-records'
import { type TimeOfDay, timesOfDay } from '@salvia/contract/words/plans'
import { scheduleDose } from '@salvia/rules/plans/dose-schedule'

/** `times`: in how many intakes the units are taken. */
export type Taken = { item: RecommendationItem; units: number | null; times: number }
export type DayPart = { time: TimeOfDay | 'AnyTime'; taken: Taken[] }

/** The day: what to take when. Items without a time come last. */
export function partsOfDay(items: RecommendationItem[]): DayPart[] {
  const days = items.map((item) => ({ item, day: scheduleDose(item) }))
  const named = timesOfDay.map(
    (time): DayPart => ({
      time,
      taken: days.flatMap(({ item, day }): Taken[] => {
        const part = day.isKnown ? day.byTime.find((each) => each.time === time) : undefined
        if (part) return [{ item, units: part.units, times: 1 }]
        return !day.isKnown && item.intakeTime.includes(time) ? [{ item, units: null, times: 1 }] : []
      }),
    }),
  )
  const anyTime = days.flatMap(({ item, day }): Taken[] => {
    if (day.isKnown) return day.anyTime > 0 ? [{ item, units: day.anyTime, times: day.anyTimes }] : []
    return item.intakeTime.some((time) => timesOfDay.some((known) => known === time))
      ? []
      : [{ item, units: null, times: 1 }]
  })
  return [...named, { time: 'AnyTime' as const, taken: anyTime }].filter(({ taken }) => taken.length > 0)
}
