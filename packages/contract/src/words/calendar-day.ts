/** A day of the calendar: `2026-11-24`. Neither a plain string nor an instant fits. */
export type CalendarDay = `${number}-${number}-${number}`

/** A month of the calendar: `2026-11`. */
export type CalendarMonth = `${number}-${number}`
