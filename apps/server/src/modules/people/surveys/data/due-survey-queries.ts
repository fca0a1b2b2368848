import type { SurveyType } from '@salvia/contract/words/people'
import { FIRST_FEEDBACK_DAYS, ONBOARDING_SURVEY_DAYS } from '@salvia/rules/people/next-feedback-date'
import { and, asc, eq, inArray, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { users } from '../../../identity/index.ts'
import { surveyCompletions, surveyMessages } from '../../clients/data/client-tables.ts'
import { practitioners } from '../../practitioners/data/practitioner-tables.ts'
import { userSettings } from '../../profile/data/settings-tables.ts'

const HOURS_PER_DAY = 24

const daysAfterSignUp = (days: number): SQL<Date> =>
  sql<Date>`${users.createdAt} + make_interval(hours => ${days * HOURS_PER_DAY})`

/** When each survey is due: onboarding once, feedback whenever the user is to be asked again. */
const dueAtOf: Record<SurveyType, SQL<Date>> = {
  onboarding: daysAfterSignUp(ONBOARDING_SURVEY_DAYS),
  feedback: sql<Date>`coalesce(${userSettings.nextFeedbackDate}, ${daysAfterSignUp(FIRST_FEEDBACK_DAYS)})`,
}

const wantsSurveys = sql`coalesce((${userSettings.notifications} ->> 'surveys')::boolean, true)`

const notSent = (db: Db, surveyType: SurveyType) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(surveyMessages)
      .where(
        and(
          eq(surveyMessages.userId, users.id),
          eq(surveyMessages.surveyType, surveyType),
          eq(surveyMessages.dueAt, dueAtOf[surveyType]),
        ),
      ),
  )

/** The onboarding survey only goes to those in onboarding who have not answered. */
const isStillAsked = (surveyType: SurveyType) =>
  surveyType === 'onboarding'
    ? and(eq(practitioners.inOnboarding, true), isNull(surveyCompletions.userId))
    : undefined

export type DueSurvey = Awaited<ReturnType<typeof listDueSurveys>>[number]

/** Practitioners due for a survey who want to receive it, longest overdue first. */
export function listDueSurveys(db: Db, surveyType: SurveyType, { now, limit }: { now: Date; limit: number }) {
  const dueAt = dueAtOf[surveyType].mapWith(userSettings.nextFeedbackDate)
  return db
    .select({ user: users, dueAt })
    .from(users)
    .innerJoin(practitioners, eq(practitioners.userId, users.id))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(
      surveyCompletions,
      and(eq(surveyCompletions.userId, users.id), eq(surveyCompletions.surveyType, surveyType)),
    )
    .where(
      and(
        eq(users.isActive, true),
        eq(users.emailVerified, true),
        inArray(users.userStatusId, ['New', 'PendingApproval', 'Approved']),
        lte(dueAtOf[surveyType], now),
        wantsSurveys,
        isStillAsked(surveyType),
        notSent(db, surveyType),
      ),
    )
    .orderBy(asc(dueAtOf[surveyType]), asc(users.id))
    .limit(limit)
}
