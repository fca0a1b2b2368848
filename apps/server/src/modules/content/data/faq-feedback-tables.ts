import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { day } from '#db/columns'

/** Whether an answer helped a visitor of a day; anonymous, and not linkable across days. */
export const faqFeedback = pgTable(
  'faq_feedback',
  {
    faqId: text().notNull(),
    day: day().notNull(),
    visitorHash: text().notNull(),
    wasHelpful: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.faqId, t.day, t.visitorHash] })],
)
