import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { get, home, put } from '#test/own-settings'
import { makeAdmin, makeApprovedPractitioner, makeClient, PASSWORD } from '#test/people'
import { call, makePlan } from '#test/plans'
import { userFeedback } from './data/settings-tables.ts'

test('a person and an admin write the preferred currency; one that is none is refused', async () => {
  const api = await startApi()
  const anna = await makeClient(api)
  const own = await put(api, '/settings/profile', anna, { preferredCurrencyId: 'SEK' })
  expect(own.json()).toMatchObject({ preferredCurrencyId: 'SEK' })
  const admin = await makeAdmin(api, ['admin:base'])
  const set = await put(api, `/users/${anna.userId}`, admin, { preferredCurrencyId: 'DKK' })
  expect(set.json()).toMatchObject({ preferredCurrencyId: 'DKK' })
  expect((await put(api, '/settings/profile', anna, { preferredCurrencyId: 'USD' })).statusCode).toBe(400)
  expect((await get(api, '/users/me', anna)).json()).toMatchObject({ preferredCurrencyId: 'DKK' })
})

test('a country that does not exist is named, and nothing is written', async () => {
  const api = await startApi()
  const anna = await makeClient(api)
  const before = await databaseDigest(api.db)
  const own = await put(api, '/settings/profile', anna, { firstName: 'A', countryId: 'XX' })
  expect(own.json()).toMatchObject({ status: 422, errors: [{ id: 'countryId', error: 'country_unknown' }] })
  const billingAddress = { ...home, countryId: 'XX' }
  const billing = await put(api, '/settings/profile', anna, { firstName: 'A', billingAddress })
  expect(billing.json()).toMatchObject({
    status: 422,
    errors: [{ id: 'billingAddress.countryId', error: 'country_unknown' }],
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('another number waits for its code; an admin’s counts at once, unless someone has it', async () => {
  const api = await startApi()
  const [anna, tom] = [await makeClient(api), await makeClient(api)]
  const asked = await put(api, '/settings/profile', anna, { phone: '06 12345678', password: PASSWORD })
  expect(asked.json().phone).toBeNull()
  await api.runJobs()
  const { sentSms } = api.services as unknown as { sentSms: { to: string }[] }
  expect(sentSms.map(({ to }) => to)).toEqual(['+31612345678'])

  const admin = await makeAdmin(api, ['admin:base'])
  const set = await put(api, `/users/${tom.userId}`, admin, { phone: '+31612345678' })
  expect(set.json().phone).toBe('+31612345678')
  const taken = await put(api, `/users/${anna.userId}`, admin, { phone: '+31612345678' })
  expect(taken.json()).toMatchObject({ status: 422, code: 'duplicated_phone' })
  const wrong = await put(api, '/settings/profile', anna, { firstName: 'A', phone: '123' })
  expect(wrong.json()).toMatchObject({ status: 422, code: 'phone_invalid' })
  expect((await get(api, '/users/me', anna)).json().firstName).toBe('Test')
  const removed = await put(api, `/users/${tom.userId}`, tom, { phone: null, password: PASSWORD })
  expect(removed.json().phone).toBeNull()
})

test('very long and Unicode names keep their signs; control characters and overlong ones are refused', async () => {
  const api = await startApi()
  const anna = await makeClient(api)
  const firstName = '𠮷野👩‍⚕️ Zoë ‏עדה'
  expect((await put(api, '/settings/profile', anna, { firstName })).json().firstName).toBe(firstName)
  for (const broken of ['a\u0000b', 'x'.repeat(81)])
    expect((await put(api, '/settings/profile', anna, { firstName: broken })).statusCode).toBe(400)
})

test('what a person is told by mail is its choice, marketing by consent', async () => {
  const api = await startApi()
  const anna = await makeClient(api)
  const first = (await get(api, '/settings/profile', anna)).json().notifications
  expect(first).toEqual({
    orderUpdates: true,
    planReminders: true,
    clientAlerts: true,
    productNews: true,
    surveys: true,
    marketing: false,
    mailOpens: false,
  })
  const notifications = { planReminders: false, marketing: true, mailOpens: true }
  const changed = (await put(api, '/settings/profile', anna, { notifications })).json().notifications
  expect(changed).toEqual({ ...first, ...notifications })
  const back = await put(api, '/settings/profile', anna, { notifications: { marketing: false } })
  expect(back.json().notifications).toEqual({ ...first, planReminders: false, mailOpens: true })
})

test('onboarding follows from what was done, and is ended by its owner', async () => {
  const api = await startApi({ isStocked: true })
  const sophie = await makeApprovedPractitioner(api)
  expect((await get(api, '/settings/steps', sophie)).json()).toEqual({
    emailVerified: true,
    basicInfo: false,
    certificateUploaded: false,
    recommendationCreated: false,
    recommendationShared: false,
    billingAddressProvided: false,
    additionalOnboardingSteps: [],
  })
  const address = { ...home, firstName: 'Sophie', lastName: 'van Dijk', city: 'Athina' }
  await put(api, '/settings/profile', sophie, { title: 'Therapist', billingAddress: address })
  await makePlan(api, sophie)
  const steps = ['webinar', 'webinar', 'sampleBox']
  const marked = await put(api, '/settings/steps', sophie, { additionalOnboardingSteps: steps })
  expect(marked.json()).toMatchObject({
    basicInfo: true,
    recommendationCreated: true,
    recommendationShared: false,
    billingAddressProvided: true,
    additionalOnboardingSteps: ['webinar', 'sampleBox'],
  })
  const ended = await put(api, '/settings/complete-onboarding', sophie, {})
  expect(ended.json()).toMatchObject({ id: sophie.userId, inOnboarding: false })
})

test('feedback rests for 90 days, a question put away for 30', async () => {
  const api = await startApi()
  const anna = await makeClient(api)
  expect((await get(api, '/users/me', anna)).json().nextFeedbackDate).toBe('2026-12-20T10:00:00.000Z')
  const feedback = (payload: object) =>
    api.app.inject({ method: 'POST', url: '/api/users/feedback', headers: anna.headers, payload })
  expect((await feedback({ rating: 9, text: 'Clear.' })).json().nextFeedbackDate).toBe(
    '2027-02-18T10:00:00.000Z',
  )
  expect((await feedback({ isDismissed: true })).json().nextFeedbackDate).toBe('2026-12-20T10:00:00.000Z')
})

test.for([
  [{}, false],
  [{ rating: null, text: ' \n\t ', isDismissed: false }, false],
  [{ rating: 0 }, true],
  [{ text: ' Clear. ' }, true],
  [{ isDismissed: true }, true],
] as const)('feedback of %o says something: %s', async ([payload, isSaid]) => {
  const api = await startApi()
  const anna = await makeClient(api)
  const before = await databaseDigest(api.db)
  const answer = await call(api, anna, ['POST', '/users/feedback', payload])
  if (isSaid) {
    expect(answer.statusCode).toBe(200)
    expect(await api.db.$count(userFeedback)).toBe(1)
    return
  }
  expect([answer.statusCode, answer.json().code, answer.json().errors]).toEqual([
    400,
    'contract_broken',
    [{ id: 'rating', error: 'required' }],
  ])
  expect(await databaseDigest(api.db)).toEqual(before)
})
