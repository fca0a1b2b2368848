import { MINUTE_MS } from '@salvia/contract/durations'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW } from '#test/api'
import { messagesTo } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { addToPlan, invitePerson, openByCode, planTokenTo, saveByCode, setUpFollowed } from '#test/followers'
import { makeAdmin, makeApprovedPractitioner, makeClient, type Person } from '#test/people'
import { call, item, makePlan, type Plan } from '#test/plans'
import { recommendations } from '../data/plan-tables.ts'

const SECRET = 'After what you told me about your sister.'

/** A plan of two products: one with a personal note, one with an open one. */
async function setUp() {
  const followed = await setUpFollowed()
  const { api, sophie, anna, productIds } = followed
  const plan = await makePlan(api, sophie, {
    recommendationItems: [
      item(productIds[0], { notes: SECRET, isNotePersonal: true }),
      item(productIds[1], { notes: 'With water.' }),
    ],
  })
  await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
  return { ...followed, plan }
}

type Api = Awaited<ReturnType<typeof setUp>>['api']

const byCode = async (api: Api, by: Person | null, plan: Plan) => {
  const answer = await call(api, by, ['GET', `/recommendations/code/${plan.shareCode}`])
  return { tells: answer.body.includes(SECRET), ...answer.json() }
}

const ask = (api: Api, plan: Plan, email: string) =>
  call(api, null, ['POST', `/recommendations/code/${plan.shareCode}/personal/code`, { email }])

const exchange = (api: Api, plan: Plan, body: { email: string; code: string }) =>
  call(api, null, ['POST', `/recommendations/code/${plan.shareCode}/personal/token`, body])

const read = (api: Api, plan: Plan, token: string) =>
  call(api, null, ['POST', `/recommendations/code/${plan.shareCode}/personal`, { token }])

/** The code in the latest mail. */
async function codeTo(api: Api, email: string): Promise<string> {
  await api.runJobs()
  const secrets = (await messagesTo(api, email)).map(
    ({ plainText }) => /\b(\d{6})\b/.exec(plainText ?? '')?.[1],
  )
  return secrets.filter(Boolean).at(-1) ?? ''
}

describe('a personal note', () => {
  test('is left out by the code alone, with its mark, and everywhere else that is public', async () => {
    const { api, sophie, plan } = await setUp()
    const shown = await byCode(api, null, plan)
    expect(shown).toMatchObject({ tells: false, hasPersonalParts: true })
    expect(
      shown.recommendationItems.map(({ notes, isNotePersonal }: Record<string, unknown>) => [
        notes,
        isNotePersonal,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['', false],
        ['With water.', false],
      ]),
    )
    const viewed = await openByCode(api, null, plan)
    expect(viewed.body).not.toContain(SECRET)
    const journeys = await call(api, sophie, ['GET', `/recommendations/${plan.id}/journeys`])
    const lists = await call(api, sophie, ['GET', '/recommendations'])
    expect(journeys.body + lists.body).not.toContain(SECRET)
  })

  test('is for its practitioner, admins and the client on the plan, and for nobody else', async () => {
    const { api, sophie, anna, plan } = await setUp()
    const admin = await makeAdmin(api)
    for (const reader of [sophie, admin, anna])
      expect(await byCode(api, reader, plan)).toMatchObject({ tells: true, hasPersonalParts: false })
    const stranger = await makeClient(api)
    for (const reader of [stranger, await makeApprovedPractitioner(api)])
      expect(await byCode(api, reader, plan)).toMatchObject({ tells: false, hasPersonalParts: true })
    await saveByCode(api, stranger, plan)
    expect(await byCode(api, stranger, plan)).toMatchObject({ tells: false, hasPersonalParts: true })
    const byId = await call(api, stranger, ['GET', `/recommendations/${plan.id}`])
    expect([byId.statusCode, byId.body.includes(SECRET), byId.json().hasPersonalParts]).toEqual([
      200,
      false,
      true,
    ])
  })

  test('of a client who was taken off the plan stays closed, also when it saves the plan again', async () => {
    const { api, sophie, anna, plan } = await setUp()
    const token = await planTokenTo(api, anna.email)
    expect((await read(api, plan, token)).statusCode).toBe(200)
    await call(api, sophie, ['DELETE', `/recommendations/${plan.id}/clients/${anna.userId}`])
    expect((await read(api, plan, token)).statusCode).toBe(422)
    await saveByCode(api, anna, plan)
    expect(await byCode(api, anna, plan)).toMatchObject({ tells: false, hasPersonalParts: true })
  })

  test('is shown by the token of the invitation, and by that of no other plan', async () => {
    const { api, sophie, anna, plan, productIds } = await setUp()
    const token = await planTokenTo(api, anna.email)
    const itemId = plan.recommendationItems.find(({ notes }) => notes === SECRET)?.id
    expect((await read(api, plan, token)).json()).toEqual({
      notes: [{ recommendationItemId: itemId, notes: SECRET }],
    })
    const other = await makePlan(api, sophie, { recommendationItems: [item(productIds[2])] })
    for (const refused of [await read(api, other, token), await read(api, plan, 'no-token')])
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'code_invalid'])
  })

  test('is not shown by the link once its client has saved the plan: the link opens the plan by its code', async () => {
    const { api, anna, plan } = await setUp()
    const token = await planTokenTo(api, anna.email)
    await saveByCode(api, anna, plan, { token })
    expect((await openByCode(api, null, plan, { token })).json()).toMatchObject({
      isInvited: false,
      endedInvitation: null,
      isSaved: false,
    })
    expect((await read(api, plan, token)).json()).toMatchObject({ status: 422, code: 'code_invalid' })
    expect(await byCode(api, null, plan)).toMatchObject({ tells: false, hasPersonalParts: true })
    expect((await ask(api, plan, anna.email)).statusCode).toBe(204)
    expect(await codeTo(api, anna.email)).toMatch(/^\d{6}$/)
  })

  test('is in no copy of its plan, and in a copy of a template for its author alone', async () => {
    const { api, sophie, plan } = await setUp()
    const copy = (id: string, by: typeof sophie) => call(api, by, ['POST', `/recommendations/${id}/copy`, {}])
    const forAnother = await copy(plan.id, sophie)
    expect(forAnother.statusCode).toBe(201)
    expect(forAnother.body).not.toContain(SECRET)
    const templateId = plan.id
    await api.db
      .update(recommendations)
      .set({ isTemplate: true, isGlobalTemplate: true })
      .where(eq(recommendations.id, templateId))
    expect((await copy(templateId, sophie)).json().recommendationItems).toContainEqual(
      expect.objectContaining({ notes: SECRET, isNotePersonal: true }),
    )
    const lars = await makeApprovedPractitioner(api)
    const seen = await call(api, lars, ['GET', `/recommendations/${templateId}`])
    const copied = await copy(templateId, lars)
    expect([seen.statusCode, copied.statusCode]).toEqual([200, 201])
    expect(seen.body + copied.body).not.toContain(SECRET)
  })
})

describe('the code for a personal note', () => {
  test('goes to the invited address, works once and gives a token for a day', async () => {
    const { api, sophie, plan } = await setUp()
    await invitePerson(api, sophie, plan)
    const email = 'eva@post.example'
    expect((await ask(api, plan, 'EVA@post.example')).statusCode).toBe(204)
    const code = await codeTo(api, email)
    expect((await messagesTo(api, email)).at(-1)).toMatchObject({
      subject: expect.stringMatching(/persoonlijke/),
    })
    const given = await exchange(api, plan, { email, code })
    expect(given.statusCode).toBe(200)
    const { token } = given.json()
    expect((await read(api, plan, token)).json().notes).toMatchObject([{ notes: SECRET }])
    expect((await exchange(api, plan, { email, code })).statusCode).toBe(422)
    expect((await saveByCode(api, await makeClient(api), plan, { token })).statusCode).toBe(422)
    api.setNow(new Date(NOW.getTime() + 24 * 60 * MINUTE_MS))
    expect((await read(api, plan, token)).statusCode).toBe(422)
  })

  test('is answered alike for an address that was not invited, which gets no mail', async () => {
    const { api, anna, plan } = await setUp()
    const [known, unknown] = [await ask(api, plan, anna.email), await ask(api, plan, 'nobody@post.example')]
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    await codeTo(api, anna.email)
    expect(await messagesTo(api, 'nobody@post.example')).toEqual([])
    const wrong = [
      await exchange(api, plan, { email: anna.email, code: 'wrong' }),
      await exchange(api, plan, { email: 'nobody@post.example', code: 'wrong' }),
    ]
    expect(wrong.map((answer) => [answer.statusCode, answer.json()])).toEqual([
      [422, wrong[0]?.json()],
      [422, wrong[0]?.json()],
    ])
  })

  test('that is wrong, expired or of another plan opens nothing, and changes nothing', async () => {
    const { api, sophie, anna, plan, productIds } = await setUp()
    const other = await makePlan(api, sophie, { recommendationItems: [item(productIds[2])] })
    await addToPlan(api, sophie, other, { clientIds: [anna.userId], channel: null })
    await ask(api, plan, anna.email)
    const code = await codeTo(api, anna.email)
    const before = await databaseDigest(api.db)
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await exchange(api, plan, { email: anna.email, code: wrong })).statusCode).toBe(422)
    expect((await exchange(api, other, { email: anna.email, code })).statusCode).toBe(422)
    api.setNow(new Date(NOW.getTime() + 10 * MINUTE_MS))
    expect((await exchange(api, plan, { email: anna.email, code })).statusCode).toBe(422)
    expect(await databaseDigest(api.db)).toEqual(before)
    api.setNow(new Date(NOW.getTime() + 10 * MINUTE_MS - 1))
    expect((await exchange(api, plan, { email: anna.email, code })).statusCode).toBe(200)
  })

  test('is asked for and tried five times at an address of a plan, invited or not', async () => {
    const { api, anna, plan } = await setUp()
    api.app.config.hasRateLimits = true
    const email = 'nobody@post.example'
    for (const address of [anna.email, email]) {
      const asked = []
      for (let time = 0; time < 5; time += 1) asked.push((await ask(api, plan, address)).statusCode)
      expect(asked).toEqual([204, 204, 204, 204, 204])
    }
    expect([(await ask(api, plan, anna.email)).statusCode, (await ask(api, plan, email)).statusCode]).toEqual(
      [429, 429],
    )
    const code = await codeTo(api, anna.email)
    for (const address of [anna.email, email])
      for (let time = 0; time < 5; time += 1)
        expect((await exchange(api, plan, { email: address, code: 'wrong' })).statusCode).toBe(422)
    expect((await exchange(api, plan, { email: anna.email, code })).statusCode).toBe(429)
    expect((await exchange(api, plan, { email, code })).statusCode).toBe(429)
  })
})
