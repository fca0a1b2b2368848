/** The moment of every test, unless it moves the clock itself. */
export const NOW = new Date('2026-11-20T10:00:00.000Z')

/** The migrated database, and the same with reference data and the demo's products. */
export const TEMPLATE = 'salvia_template'
export const STOCKED_TEMPLATE = 'salvia_stocked_template'

const MINUTE_MS = 60_000

/** So many minutes after the moment of every test. */
export const minutesLater = (minutes: number): Date => new Date(NOW.getTime() + minutes * MINUTE_MS)
