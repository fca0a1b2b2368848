import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { faqFeedback } from './faq-feedback-tables.ts'

/** How often each question's answer helped, and did not: those that most often did not come first. */
export function countFeedback(
  db: Db,
): Promise<{ id: string; helpedCount: number; notHelpedCount: number }[]> {
  const notHelped = sql<number>`count(*) filter (where not ${faqFeedback.wasHelpful})::int`
  return db
    .select({
      id: faqFeedback.faqId,
      helpedCount: sql<number>`count(*) filter (where ${faqFeedback.wasHelpful})::int`,
      notHelpedCount: notHelped,
    })
    .from(faqFeedback)
    .groupBy(faqFeedback.faqId)
    .orderBy(sql`${notHelped} desc`, faqFeedback.faqId)
}
