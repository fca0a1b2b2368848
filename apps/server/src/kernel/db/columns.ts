import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { bigint, char, date, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../ids.ts'

/** Primary key of a record, a UUIDv7. */
export const id = () => uuid().primaryKey().$defaultFn(newId)

/** Minor units; the currency is in an adjacent column. */
export const cents = () => bigint({ mode: 'number' }).notNull()

export const instant = () => timestamp({ precision: 3, withTimezone: true, mode: 'date' })

/** A day without a time. */
export const day = () => date({ mode: 'string' }).$type<CalendarDay>()

/** ISO 3166-1 alpha-2. */
export const countryCode = () => char({ length: 2 })

/** ISO 4217. */
export const currencyCode = () => char({ length: 3 })
