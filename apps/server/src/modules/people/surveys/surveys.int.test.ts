import { describe, expect, test } from 'vitest'
import { NOW, startApi, type TestApi, testConfig } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeApprovedPractitioner, type Person } from '#test/people'
import { call } from '#test/plans'
import { signSurveyToken } from './survey-token.ts'

const KEY = testConfig.secrets.token
const ALL = {
  patientCount: 'SixToNine',
  spendRange: 'From50To150',
  recommendFrequency: 'MostPatients',
  purchasePlaces: ['OnlineWebshop', 'Other'],
  brandCount: 'TwoToThree',
  challenges: ['PatientNonCompliance'],
  pressureLevel: 'MildPressure',
  otherText: 'A shop next door',
}

const answer = (api: TestApi, by: Person | null, body: object, type = 'onboarding') =>
  call(api, by, ['PATCH', `/surveys/${type}`, body])
const read = async (api: TestApi, by: Person | null, query = '', type = 'onboarding') =>
  (await call(api, by, ['GET', `/surveys/${type}${query}`])).json()
const empty = { surveyType: 'onboarding', answers: {}, completedAt: null }

describe('a survey', () => {
  test.for(['42', 'true', 'null', '[]', '{"a":1}'])(
    'keeps %s as the text that was typed',
    async (otherText) => {
      const api = await startApi()
      const sophie = await makeApprovedPractitioner(api)
      expect((await answer(api, sophie, { answers: { otherText } })).json().answers).toEqual({ otherText })
      expect((await read(api, sophie, `?userId=${sophie.userId}`)).answers).toEqual({ otherText })
    },
  )

  test('keeps answer by answer, the last of each, until it is complete', async () => {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    await answer(api, sophie, { answers: { patientCount: 'Other' } })
    await answer(api, sophie, { answers: { spendRange: 'MoreThan300' } })
    expect((await answer(api, sophie, { answers: { patientCount: 'SixToNine' } })).json()).toEqual({
      surveyType: 'onboarding',
      answers: { patientCount: 'SixToNine', spendRange: 'MoreThan300' },
      completedAt: null,
    })
    const whole = { surveyType: 'onboarding', answers: ALL, completedAt: NOW.toISOString() }
    expect((await answer(api, sophie, { answers: ALL, isComplete: true })).json()).toEqual(whole)
    api.setNow(new Date(NOW.getTime() + 1000))
    expect((await answer(api, sophie, { answers: {}, isComplete: true })).json()).toEqual(whole)
    expect(await read(api, sophie)).toEqual(whole)
    expect(await read(api, sophie, '', 'feedback')).toEqual({ ...empty, surveyType: 'feedback' })
  })

  test.for(['challenges', 'purchasePlaces'])('takes each of several %s once', async (question) => {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    await answer(api, sophie, { answers: { [question]: ['Other'] } })
    const before = await databaseDigest(api.db)
    const refused = await answer(api, sophie, { answers: { [question]: ['Other', 'Other'] } })
    expect([refused.statusCode, refused.json().code, refused.json().errors]).toEqual([
      400,
      'contract_broken',
      [{ id: `answers.${question}`, error: 'answer_twice' }],
    ])
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('answers to its own login only: others, and nobody, read it empty', async () => {
    const api = await startApi()
    const [sophie, lars] = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
    await answer(api, sophie, { answers: ALL })
    const own = `?userId=${sophie.userId}`
    expect(await read(api, sophie, own)).toMatchObject({ answers: ALL })
    for (const other of [lars, null]) expect(await read(api, other, own)).toEqual(empty)
    expect(await read(api, null)).toEqual(empty)
  })

  test('is answered without a login by the token of its message alone', async () => {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    const named = { surveyType: 'onboarding' as const, userId: sophie.userId }
    const ends = new Date(NOW.getTime() + 1000)
    const token = signSurveyToken(KEY, named, ends)
    expect((await answer(api, null, { answers: ALL, token })).json()).toMatchObject({ answers: ALL })
    const before = await databaseDigest(api.db)
    const change = { answers: { patientCount: 'Other' } }
    const refused = [
      [undefined, 'onboarding'],
      [signSurveyToken('another key, long enough', named, ends), 'onboarding'],
      [signSurveyToken(KEY, named, NOW), 'onboarding'],
      [token, 'feedback'],
      [token.replace(sophie.userId, (await makeApprovedPractitioner(api)).userId), 'onboarding'],
      ['x', 'onboarding'],
    ] as const
    const after = await databaseDigest(api.db)
    for (const [wrong, type] of refused) {
      const { statusCode } = await answer(api, null, wrong ? { ...change, token: wrong } : change, type)
      expect([wrong, statusCode]).toEqual([wrong, wrong === undefined ? 401 : 422])
    }
    expect(await databaseDigest(api.db)).toEqual(after)
    expect(after.survey_answers).toBe(before.survey_answers)
  })
})
