import { z } from 'zod'
import { route } from '../route.ts'
import { Id, Instant, Line, Text } from '../wire.ts'
import { feedbackLengths } from '../words/lengths.ts'
import {
  brandCounts,
  challenges,
  patientCounts,
  pressureLevels,
  purchasePlaces,
  recommendFrequencies,
  spendRanges,
  surveyTypes,
} from '../words/people.ts'

const answers = {
  patientCount: z.enum(patientCounts),
  spendRange: z.enum(spendRanges),
  recommendFrequency: z.enum(recommendFrequencies),
  purchasePlaces: z.array(z.enum(purchasePlaces)).max(purchasePlaces.length),
  brandCount: z.enum(brandCounts),
  challenges: z.array(z.enum(challenges)).max(challenges.length),
  pressureLevel: z.enum(pressureLevels),
  /** Free text for "Other". */
  otherText: Text(feedbackLengths.surveyText),
}

const isOnce = (chosen: string[]): boolean => new Set(chosen).size === chosen.length

/** Stored answers: multiple choices deduplicated. */
const answerInputs = {
  ...answers,
  purchasePlaces: answers.purchasePlaces.refine(isOnce, 'answer_twice'),
  challenges: answers.challenges.refine(isOnce, 'answer_twice'),
}

/** Surveys are answered one question at a time; each answer is saved immediately. */
export const Survey = z.object({
  surveyType: z.enum(surveyTypes),
  answers: z.object(answers).partial(),
  completedAt: Instant.nullable(),
})
export type Survey = z.infer<typeof Survey>

const SurveyParams = z.strictObject({ surveyType: z.enum(surveyTypes) })

export const surveys = {
  get: route({
    method: 'GET',
    url: '/surveys/:surveyType',
    config: { access: 'public' },
    schema: {
      summary: "A survey's answers, to that user's own login only; empty for everyone else",
      params: SurveyParams,
      querystring: z.strictObject({ userId: Id.optional() }),
      response: { 200: Survey },
    },
  }),
  patch: route({
    method: 'PATCH',
    url: '/surveys/:surveyType',
    config: { access: 'public' },
    schema: {
      summary: "Keeps answers: for a login, or with the signed token of the survey's message",
      params: SurveyParams,
      body: z
        .strictObject({
          answers: z.strictObject(answerInputs).partial(),
          token: Line(300),
          isComplete: z.boolean(),
        })
        .partial({ token: true, isComplete: true }),
      response: { 200: Survey },
    },
  }),
}
