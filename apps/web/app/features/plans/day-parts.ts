import type { RecommendationItem } from '@salvia/contract/plans/plan-records'
import { type TimeOfDay, timesOfDay } from '@salvia/contract/words/plans'
import { scheduleDose } from '@salvia/rules/plans/dose-schedule'

export type Taken = { item: RecommendationItem; units: number | null }
export type DayPart = { time: TimeOfDay | 'AnyTime'; taken: Taken[] }

/** The day: what to take when. Items without a time come last. */
export function partsOfDay(items: RecommendationItem[]): DayPart[] {
  const days = items.map((item) => ({ item, day: scheduleDose(item) }))
  const named = timesOfDay.map(
    (time): DayPart => ({
      time,
      taken: days.flatMap(({ item, day }): Taken[] => {
        const part = day.isKnown ? day.byTime.find((each) => each.time === time) : undefined
        if (part) return [{ item, units: part.units }]
        return !day.isKnown && item.intakeTime.includes(time) ? [{ item, units: null }] : []
      }),
    }),
  )
  const anyTime = days.flatMap(({ item, day }): Taken[] => {
    if (day.isKnown) return day.anyTime > 0 ? [{ item, units: day.anyTime }] : []
    return item.intakeTime.some((time) => timesOfDay.some((known) => known === time))
      ? []
      : [{ item, units: null }]
  })
  return [...named, { time: 'AnyTime' as const, taken: anyTime }].filter(({ taken }) => taken.length > 0)
}
