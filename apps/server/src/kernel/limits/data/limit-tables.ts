import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns'

/** Count within the current window, across all processes. */
export const limitWindows = pgTable('limit_windows', {
  name: text().primaryKey(),
  startedAt: instant().notNull(),
  count: integer().notNull(),
})
