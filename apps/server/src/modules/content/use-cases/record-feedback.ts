import { utcDay } from '@salvia/rules/format/days'
import type { Db } from '#db/database'
import { keyedHash } from '../../identity/index.ts'
import { faqFeedback } from '../data/faq-feedback-tables.ts'

type Feedback = {
  faqId: string
  /** Identifies a browser; stored as a keyed hash that changes daily. */
  visitor: string
  wasHelpful: boolean
}

/** Notes whether an answer helped. Of a visitor and day one word counts, the last. */
export async function recordFeedback(
  { db, key }: { db: Db; key: string },
  { faqId, visitor, wasHelpful }: Feedback,
  now: Date,
): Promise<void> {
  const day = utcDay(now)
  await db
    .insert(faqFeedback)
    .values({ faqId, day, visitorHash: keyedHash(key, `${day}:${visitor}`), wasHelpful })
    .onConflictDoUpdate({
      target: [faqFeedback.faqId, faqFeedback.day, faqFeedback.visitorHash],
      set: { wasHelpful },
    })
}
