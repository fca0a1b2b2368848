import type { Survey } from '@salvia/contract/people/surveys'
import type { SurveyType } from '@salvia/contract/words/people'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { surveyAnswers, surveyCompletions } from '../../clients/data/client-tables.ts'

type Asked = { userId: string; surveyType: SurveyType }

/** The empty survey, for those who may not read it and for those without answers. */
export const emptySurvey = (surveyType: SurveyType): Survey => ({
  surveyType,
  answers: {},
  completedAt: null,
})

/** Selected as raw SQL, so that a text of digits stays a text: the column's own mapping would make it a number. */
const answer = sql<string | string[]>`${surveyAnswers.answer}`

/** A person's answers to a survey. */
export async function findSurvey(db: Db, { userId, surveyType }: Asked): Promise<Survey> {
  const rows = await db
    .select({ question: surveyAnswers.question, answer })
    .from(surveyAnswers)
    .where(and(eq(surveyAnswers.userId, userId), eq(surveyAnswers.surveyType, surveyType)))
    .orderBy(surveyAnswers.question)
  const [completion] = await db
    .select()
    .from(surveyCompletions)
    .where(and(eq(surveyCompletions.userId, userId), eq(surveyCompletions.surveyType, surveyType)))
  return {
    surveyType,
    answers: Object.fromEntries(rows.map(({ question, answer }) => [question, answer])),
    completedAt: completion?.completedAt.toISOString() ?? null,
  }
}
