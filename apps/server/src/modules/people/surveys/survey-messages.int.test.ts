import { DAY_MS } from '@salvia/contract/durations'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { makeApprovedPractitioner, makeClient, makeNewcomer, type Person } from '#test/people'
import { call } from '#test/plans'
import { mailsTo } from '#test/practitioners'
import { setLanguage, setStanding, users } from '../../identity/index.ts'
import { practitioners } from '../practitioners/data/practitioner-tables.ts'
import { sendSurveys } from './use-cases/send-surveys.ts'

const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const beforeDay = (days: number) => new Date(inDays(days).getTime() - 1)

const ONBOARDING = 'Seven questions about your practice'
const FEEDBACK = 'How do you like Salvia?'

async function setUp() {
  const api = await startApi()
  await api.db.update(users).set({ createdAt: NOW })
  const sophie = await makeApprovedPractitioner(api)
  await api.db.update(users).set({ createdAt: NOW })
  return { api, sophie }
}

const subjectsTo = async (api: TestApi, person: Person) =>
  (await mailsTo(api, person)).map(({ subject }) => subject)

const tokenIn = async (api: TestApi, person: Person) =>
  /token=([\w.-]+)/.exec((await mailsTo(api, person)).at(-1)?.text ?? '')?.[1]

const finish = (api: TestApi, person: Person, surveyType: string) =>
  call(api, person, ['PATCH', `/surveys/${surveyType}`, { answers: {}, isComplete: true }])

const choose = (api: TestApi, person: Person, surveys: boolean) =>
  call(api, person, ['PUT', '/settings/profile', { notifications: { surveys } }])

describe('the survey of the onboarding', () => {
  test('is sent 3 days after signing up, once, and answered by its link without a login', async () => {
    const { api, sophie } = await setUp()
    await sendSurveys(api.app, beforeDay(3))
    expect(await subjectsTo(api, sophie)).toEqual([])
    for (const days of [3, 4, 29]) await sendSurveys(api.app, inDays(days))
    expect(await subjectsTo(api, sophie)).toEqual([ONBOARDING])
    const token = await tokenIn(api, sophie)
    const body = { answers: { patientCount: 'SixToNine' }, token, isComplete: true }
    const answered = await call(api, null, ['PATCH', '/surveys/onboarding', body])
    expect(answered.json()).toMatchObject({ answers: { patientCount: 'SixToNine' } })
    expect((await call(api, null, ['PATCH', '/surveys/feedback', body])).statusCode).toBe(422)
    api.setNow(inDays(33))
    expect((await call(api, null, ['PATCH', '/surveys/onboarding', body])).statusCode).toBe(422)
  })

  test('is sent once by two processes at once', async () => {
    const { api, sophie } = await setUp()
    const lars = await makeNewcomer(api)
    await api.db.update(users).set({ createdAt: NOW })
    await Promise.all([1, 2, 3, 4].map(() => sendSurveys(api.app, inDays(3))))
    expect(await subjectsTo(api, sophie)).toEqual([ONBOARDING])
    expect(await subjectsTo(api, lars)).toEqual([ONBOARDING])
  })

  test('is spared whoever has answered it, ended the onboarding, is gone, unverified, or wants none', async () => {
    const { api, sophie } = await setUp()
    const [ended, suspended, unverified, silent] = [
      await makeApprovedPractitioner(api, { inOnboarding: false }),
      await makeApprovedPractitioner(api),
      await makeApprovedPractitioner(api),
      await makeApprovedPractitioner(api),
    ]
    const anna = await makeClient(api)
    await api.db.update(users).set({ createdAt: NOW })
    await finish(api, sophie, 'onboarding')
    await choose(api, silent, false)
    await setStanding(api.db, suspended.userId, { userStatusId: 'Suspended' }, NOW)
    await api.db.update(users).set({ emailVerified: false }).where(eq(users.id, unverified.userId))
    await sendSurveys(api.app, inDays(10))
    for (const person of [sophie, ended, suspended, unverified, silent, anna])
      expect(await subjectsTo(api, person)).toEqual([])
    await choose(api, silent, true)
    await sendSurveys(api.app, inDays(10))
    expect(await subjectsTo(api, silent)).toEqual([ONBOARDING])
  })
})

describe('the survey about the product', () => {
  test('is sent whenever feedback is due, in the practitioner’s language, and once for each time', async () => {
    const { api, sophie } = await setUp()
    await api.db.update(practitioners).set({ inOnboarding: false })
    await sendSurveys(api.app, beforeDay(30))
    expect(await subjectsTo(api, sophie)).toEqual([])
    for (const days of [30, 31, 60]) await sendSurveys(api.app, inDays(days))
    expect(await subjectsTo(api, sophie)).toEqual([FEEDBACK])

    api.setNow(inDays(59))
    const token = await tokenIn(api, sophie)
    const body = { answers: {}, token, isComplete: true }
    const answered = await call(api, null, ['PATCH', '/surveys/feedback', body])
    expect(answered.json()).toMatchObject({ completedAt: inDays(59).toISOString() })
    await setLanguage(api.db, { userId: sophie.userId, languageCode: 'de' }, NOW)
    await sendSurveys(api.app, beforeDay(149))
    expect(await subjectsTo(api, sophie)).toEqual([FEEDBACK])
    await sendSurveys(api.app, inDays(149))
    expect(await subjectsTo(api, sophie)).toEqual([FEEDBACK, 'Wie gefällt Ihnen Salvia?'])
  })

  test('waits where the question was put away', async () => {
    const { api, sophie } = await setUp()
    await api.db.update(practitioners).set({ inOnboarding: false })
    await call(api, sophie, ['POST', '/users/feedback', { isDismissed: true }])
    await call(api, sophie, ['POST', '/users/feedback', { rating: 9 }])
    await sendSurveys(api.app, beforeDay(90))
    expect(await subjectsTo(api, sophie)).toEqual([])
    await sendSurveys(api.app, inDays(90))
    expect(await subjectsTo(api, sophie)).toEqual([FEEDBACK])
  })
})
