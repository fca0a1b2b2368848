import type { Survey } from '@salvia/contract/people/surveys'
import type { SurveyType } from '@salvia/contract/words/people'
import { nextFeedbackDate } from '@salvia/rules/people/next-feedback-date'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { unauthenticated } from '#kernel/domain-error'
import { users } from '../../../identity/index.ts'
import { surveyAnswers, surveyCompletions } from '../../clients/data/client-tables.ts'
import { userSettings } from '../../profile/data/settings-tables.ts'
import { findSurvey } from '../data/survey-queries.ts'

type Answered = { userId: string; surveyType: SurveyType; answers: Survey['answers']; isComplete: boolean }

async function askAgainLater(tx: Db, userId: string, now: Date): Promise<void> {
  const rest = { nextFeedbackDate: nextFeedbackDate(now, false) }
  await tx
    .insert(userSettings)
    .values({ userId, ...rest })
    .onConflictDoUpdate({ target: userSettings.userId, set: rest })
}

/**
 * Saves answers as given; a new answer replaces the previous one. A survey remains complete from the first time it was
 * declared so; completing the feedback survey schedules the next after a pause. Throws unauthenticated if the person is
 * gone.
 */
export function answerSurvey(db: Db, answered: Answered, now: Date): Promise<Survey> {
  const { userId, surveyType, answers, isComplete } = answered
  return db.transaction(async (tx) => {
    // A token may outlive its account.
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
    if (!user) throw unauthenticated()
    const rows = Object.entries(answers).map(([question, answer]) => ({
      ...{ userId, surveyType, question, answer },
      answeredAt: now,
    }))
    if (rows.length > 0)
      await tx
        .insert(surveyAnswers)
        .values(rows)
        .onConflictDoUpdate({
          target: [surveyAnswers.userId, surveyAnswers.surveyType, surveyAnswers.question],
          set: { answer: sql`excluded.answer`, answeredAt: now },
        })
    if (isComplete)
      await tx
        .insert(surveyCompletions)
        .values({ userId, surveyType, completedAt: now })
        .onConflictDoNothing()
    if (isComplete && surveyType === 'feedback') await askAgainLater(tx, userId, now)
    return findSurvey(tx, { userId, surveyType })
  })
}
