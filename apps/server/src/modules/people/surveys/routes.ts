import { surveys } from '@salvia/contract/people/surveys'
import { deadLink, unauthenticated } from '#kernel/domain-error'
import type { App } from '../../../app-type.ts'
import { emptySurvey, findSurvey } from './data/survey-queries.ts'
import { readSurveyToken } from './survey-token.ts'
import { answerSurvey } from './use-cases/answer-survey.ts'
import { sendSurveys } from './use-cases/send-surveys.ts'

/** Survey routes: read only when signed in, answered when signed in or with the mailed token. */
export function surveyRoutes(app: App): void {
  const { db, now, config, jobs } = app

  jobs.on({ queue: 'people.send-surveys', cron: '17 7 * * *', work: () => sendSurveys(app, now()) })

  app.route({
    ...surveys.get,
    handler: async (req) => {
      const { surveyType } = req.params
      const { userId = req.actor?.userId } = req.query
      if (!req.actor || userId !== req.actor.userId) return emptySurvey(surveyType)
      return findSurvey(db, { userId, surveyType })
    },
  })

  app.route({
    ...surveys.patch,
    handler: async (req) => {
      const { surveyType } = req.params
      const { answers, token, isComplete = false } = req.body
      const userId =
        token === undefined
          ? req.actor?.userId
          : readSurveyToken(config.secrets.token, { surveyType, token }, now())
      if (userId === null) throw deadLink()
      if (userId === undefined) throw unauthenticated()
      return answerSurvey(db, { userId, surveyType, answers, isComplete }, now())
    },
  })
}
