import { nextFeedbackDate } from '@salvia/rules/people/next-feedback-date'
import type { Db } from '#db/database'
import { newId } from '#kernel/ids'
import { userFeedback, userSettings } from '../../profile/data/settings-tables.ts'

type Feedback = { rating: number | null; text: string; isDismissed: boolean }

/** Saves a user's product feedback, or that they declined to give any, and when to ask again. */
export async function giveFeedback(db: Db, userId: string, feedback: Feedback, now: Date): Promise<void> {
  const nextDate = nextFeedbackDate(now, feedback.isDismissed)
  await db.transaction(async (tx) => {
    await tx.insert(userFeedback).values({ id: newId(), userId, ...feedback, createdAt: now })
    await tx
      .insert(userSettings)
      .values({ userId, nextFeedbackDate: nextDate })
      .onConflictDoUpdate({ target: userSettings.userId, set: { nextFeedbackDate: nextDate } })
  })
}
