import { DAY_MS } from '@salvia/contract/durations'
import { type SurveyType, surveyTypes } from '@salvia/contract/words/people'
import { queueMessage } from '#kernel/outbox/outbox'
import { surveyMessages } from '../../clients/data/client-tables.ts'
import type { PeopleContext } from '../../people-context.ts'
import { type DueSurvey, listDueSurveys } from '../data/due-survey-queries.ts'
import { signSurveyToken } from '../survey-token.ts'

const BATCH = 100
const TOKEN_MS = 30 * DAY_MS

const kinds = { onboarding: 'surveyOnboarding', feedback: 'surveyFeedback' } as const

type Sent = DueSurvey & { surveyType: SurveyType }

/** Another process may be doing the same: the one that inserts the row sends the mail. */
async function sendOne(context: PeopleContext, { user, dueAt, surveyType }: Sent, now: Date): Promise<void> {
  const { jobs, sealed, config } = context
  await context.db.transaction(async (tx) => {
    const [first] = await tx
      .insert(surveyMessages)
      .values({ userId: user.id, surveyType, dueAt, queuedAt: now })
      .onConflictDoNothing()
      .returning()
    if (!first) return
    const expiresAt = new Date(now.getTime() + TOKEN_MS)
    const token = signSurveyToken(config.secrets.token, { surveyType, userId: user.id }, expiresAt)
    const { firstName, preferredLanguageCode: languageCode } = user
    const url = `${config.publicUrl}/surveys/${surveyType}?token={secret}`
    const props = { kind: kinds[surveyType], languageCode, firstName, url }
    await queueMessage(
      { tx, jobs },
      {
        kind: 'Mail',
        accountId: user.id,
        recipient: user.email,
        content: { template: 'account', props },
        sealedSecret: sealed.seal(token),
      },
      now,
    )
  })
}

/**
 * Sends due surveys to the practitioners who want them, in their language, each once per due date, however often this
 * runs. The link works for 30 days without a login.
 */
export async function sendSurveys(context: PeopleContext, now: Date): Promise<void> {
  for (const surveyType of surveyTypes)
    for (;;) {
      const due = await listDueSurveys(context.db, surveyType, { now, limit: BATCH })
      for (const survey of due) await sendOne(context, { ...survey, surveyType }, now)
      if (due.length < BATCH) break
    }
}
