const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' })

/** The calendar day of a moment where the seller is, as YYYY-MM-DD: rates and prices change at its midnight. */
export const supplyDay = (at: Date): string => days.format(at)
