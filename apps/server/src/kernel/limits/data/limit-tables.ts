import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns'

/** How often something was counted in its present window, over all processes. */
export const limitWindows = pgTable('limit_windows', {
  name: text().primaryKey(),
  startedAt: instant().notNull(),
  count: integer().notNull(),
})
