import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { dayIn } from '@salvia/rules/format/days'

export type SlotDay = { day: CalendarDay; slots: string[] }

/** Slots by their days on the clock of a zone, in the order given. */
export function slotsByDay(slots: string[], timeZone: string): SlotDay[] {
  const days = new Map<CalendarDay, string[]>()
  for (const slot of slots) {
    const day = dayIn(timeZone, new Date(slot))
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return [...days].map(([day, own]) => ({ day, slots: own }))
}
