/** `Over`: its time has come. */
export const demoCallStates = ['Booked', 'Canceled', 'Over'] as const
export type DemoCallState = (typeof demoCallStates)[number]

/** Longer than the longest name of a time zone. */
export const TIME_ZONE_LENGTH = 60
/** Of the link of a booking's mail, in characters. */
export const DEMO_TOKEN_LENGTH = 200
/** What was said for a call is deleted this long after it. */
export const DEMO_CALL_DAYS_KEPT = 90
