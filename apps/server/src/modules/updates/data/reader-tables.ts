import type { CalendarMonth } from '@salvia/contract/words/calendar-day'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns'
import { users } from '../../identity/index.ts'

/** When a practitioner reads product updates, and what was mailed to them. */
export const productUpdateReaders = pgTable('product_update_readers', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  visitedAt: instant(),
  /** The visit before that one. */
  visitBeforeAt: instant(),
  /** The last month that a digest covered, or that had nothing to report. */
  digestMonth: text().$type<CalendarMonth>(),
})
