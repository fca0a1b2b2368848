import { ALERT_DAYS } from '@salvia/contract/words/limits'
import { pgTable, smallint, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../../identity/index.ts'

const days = () => smallint().notNull().default(ALERT_DAYS)

/** Days after which a practitioner's alerts are due; no row for one that keeps the defaults. */
export const alertThresholds = pgTable('alert_thresholds', {
  practitionerId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  notViewedDays: days(),
  notOrderedDays: days(),
  refillDays: days(),
})
