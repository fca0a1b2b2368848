import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { dayIn } from '@salvia/rules/format/days'
import { useState } from 'react'

/**
 * What is chosen of a call's time: a day whose times are open, or a time, which opens its own day whatever the zone.
 * Never both, so that no time counts whose day is not the one shown.
 */
export type SlotChoice = { day: CalendarDay } | { slot: string } | null

/** The day that a choice opens on the clock of a zone; null for none. */
export function dayOf(choice: SlotChoice, zone: string): CalendarDay | null {
  if (choice === null) return null
  return 'day' in choice ? choice.day : dayIn(zone, new Date(choice.slot))
}

/** Opens a day. A time of another one is given up. */
export const pickDay = (before: SlotChoice, day: CalendarDay, zone: string): SlotChoice =>
  dayOf(before, zone) === day ? before : { day }

/** Chooses a time, but none of a day that is no longer open, as one that was pressed before the day's times were drawn. */
export const pickSlot = (before: SlotChoice, slot: string, zone: string): SlotChoice =>
  before !== null && 'day' in before && before.day !== dayOf({ slot }, zone) ? before : { slot }

/** Gives a time up that is gone; its day stays open. */
export function releaseSlot(before: SlotChoice, zone: string): SlotChoice {
  const day = dayOf(before, zone)
  return day === null ? null : { day }
}

/** Day and time of a call, as they are chosen on the clock of a zone. */
export function useSlotChoice(zone: string) {
  const [choice, setChoice] = useState<SlotChoice>(null)
  return {
    slot: choice !== null && 'slot' in choice ? choice.slot : null,
    day: dayOf(choice, zone),
    pickDay: (day: CalendarDay) => setChoice((before) => pickDay(before, day, zone)),
    pickSlot: (slot: string) => setChoice((before) => pickSlot(before, slot, zone)),
    release: () => setChoice((before) => releaseSlot(before, zone)),
  }
}
