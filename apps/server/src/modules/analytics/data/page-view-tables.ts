import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { day } from '#db/columns'

/** Views of a page on a day (UTC) in a language, where this server counts them itself. Nothing says who viewed it. */
export const pageViews = pgTable(
  'page_views',
  {
    day: day().notNull(),
    page: text().notNull(),
    languageCode: text().notNull(),
    views: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.page, t.languageCode] })],
)
