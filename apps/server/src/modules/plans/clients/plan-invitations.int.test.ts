import { describe, expect, test } from 'vitest'
import { NOW } from '#test/api'
import { messagesTo } from '#test/auth'
import { invite, linked } from '#test/clients'
import { databaseDigest } from '#test/database-digest'
import {
  addToPlan,
  clientsOfPlans,
  eventsOf,
  invitePerson,
  openByCode,
  planTokenTo,
  saveByCode,
  setUpFollowed,
} from '#test/followers'
import { makeAdmin, makeApprovedPractitioner, makeClient } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { recommendationClients } from '../data/plan-tables.ts'

describe('an invitation to a plan', () => {
  test('goes to the client by mail with a personal text, and is told in the list and the journey', async () => {
    const { api, sophie, anna, plan } = await setUpFollowed()
    const text = 'Begin <b>slowly</b>'
    const added = await addToPlan(api, sophie, plan, { clientIds: [anna.userId], text })
    expect([added.statusCode, added.json()]).toEqual([
      201,
      {
        results: [
          {
            recommendationId: plan.id,
            recommendation: { id: plan.id, name: 'Sleep', shareCode: plan.shareCode },
            clientId: anna.userId,
            client: {
              id: anna.userId,
              firstName: 'Test',
              lastName: 'Person',
              fullName: 'Test Person',
              email: anna.email,
              languageCode: 'en',
              hasAccount: true,
              hasDeclined: false,
            },
            status: 'Shared',
            channel: 'Email',
            wasOnPlan: false,
            invitedAt: NOW.toISOString(),
            joinedAt: null,
            firstViewedAt: null,
            lastViewedAt: null,
            lastOrderAt: null,
            sharesOrders: false,
            alert: null,
            lastReminder: null,
            refillOn: null,
            supplyUnknownReason: null,
            packsUntil: null,
            packsUnderWay: false,
            daysCovered: null,
            muteAlerts: false,
            deliveryFailed: false,
          },
        ],
      },
    ])
    const [mail] = await messagesTo(api, anna.email)
    expect(mail).toMatchObject({ subject: 'Your treatment plan is ready', state: 'Sent' })
    expect(mail?.html).toContain('Begin &lt;b&gt;slowly&lt;/b&gt;')
    expect(await planTokenTo(api, anna.email)).toMatch(/^[\w-]{43}$/)
    const listed = await clientsOfPlans(api, sophie)
    expect(added.json().results).toEqual(listed.map((each) => ({ ...each, wasOnPlan: false })))
    expect(await eventsOf(api, sophie, plan)).toEqual(['Shared', 'EmailDelivered'])
    const shown = await call(api, sophie, ['GET', `/recommendations/${plan.id}`])
    expect(shown.json()).toMatchObject({ clientsCount: 1, sharedAt: NOW.toISOString() })
  })

  test('is sent once, however often it is asked for, and to several at a time', async () => {
    const { api, sophie, anna, plan } = await setUpFollowed()
    const tom = await makeClient(api)
    await linked(api, sophie, tom)
    for (const clientIds of [[anna.userId], [anna.userId, tom.userId, tom.userId], [tom.userId]])
      expect((await addToPlan(api, sophie, plan, { clientIds })).json().results).toHaveLength(
        new Set(clientIds).size,
      )
    for (const { email } of [anna, tom]) expect(await messagesTo(api, email)).toHaveLength(1)
    const silent = await makePlan(api, sophie, {
      recommendationItems: [item(plan.recommendationItems[0]?.productId)],
    })
    await addToPlan(api, sophie, silent, { clientIds: [anna.userId], channel: null })
    expect(await messagesTo(api, anna.email)).toHaveLength(1)
    expect(await eventsOf(api, sophie, silent)).toEqual(['Shared'])
  })

  test('sent again makes the link before worthless, three times a day', async () => {
    const { api, sophie, anna, plan } = await setUpFollowed()
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
    const first = await planTokenTo(api, anna.email)
    const again = () =>
      call(api, sophie, ['PUT', `/recommendations/${plan.id}/clients/${anna.userId}`, { channel: 'Email' }])
    expect((await again()).statusCode).toBe(200)
    const second = await planTokenTo(api, anna.email)
    expect(second).not.toBe(first)
    const opened = async (token: string) => (await openByCode(api, null, plan, { token })).json()
    expect(await opened(first)).toMatchObject({ isInvited: false, isSaved: false })
    expect(await opened(second)).toMatchObject({ isInvited: true, isSaved: false })
    api.app.config.hasRateLimits = true
    for (let sent = 0; sent < 3; sent += 1) expect((await again()).statusCode).toBe(200)
    expect((await again()).statusCode).toBe(429)
    expect(await messagesTo(api, anna.email)).toHaveLength(5)
  })

  test('that a service refuses is shown as not delivered, until another is', async () => {
    let isDown = true
    const mail = {
      kind: 'smtp' as const,
      send: async () => {
        if (isDown) throw new Error('mailbox full')
      },
    }
    const { api, sophie, anna, plan } = await setUpFollowed({ services: { mail } })
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
    await expect(api.runJobs()).rejects.toThrow('mailbox full')
    expect(await clientsOfPlans(api, sophie)).toMatchObject([{ deliveryFailed: true }])
    isDown = false
    await call(api, sophie, [
      'PUT',
      `/recommendations/${plan.id}/clients/${anna.userId}`,
      { channel: 'Email' },
    ])
    await api.runJobs()
    expect(await clientsOfPlans(api, sophie)).toMatchObject([{ deliveryFailed: false }])
    expect(await eventsOf(api, sophie, plan)).toEqual(['Shared', 'EmailFailed', 'Shared', 'EmailDelivered'])
  })

  test('that is revoked ends its link and the way by the id, and leaves the journey', async () => {
    const { api, sophie, anna, plan } = await setUpFollowed()
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
    const token = await planTokenTo(api, anna.email)
    const byId = () => call(api, anna, ['GET', `/recommendations/${plan.id}`])
    expect((await byId()).statusCode).toBe(200)
    const path = `/recommendations/${plan.id}/clients/${anna.userId}`
    expect((await call(api, sophie, ['DELETE', path])).statusCode).toBe(204)
    expect((await byId()).statusCode).toBe(404)
    expect((await openByCode(api, null, plan, { token })).json()).toMatchObject({ isInvited: false })
    expect(await clientsOfPlans(api, sophie)).toEqual([])
    expect((await call(api, sophie, ['DELETE', path])).statusCode).toBe(404)
    expect(await eventsOf(api, sophie, plan)).toEqual(['Shared', 'EmailDelivered', 'Viewed by a guest'])
  })

  test('is refused for a template, an empty plan and people who are no clients, and changes nothing', async () => {
    const { api, sophie, anna, plan, productIds } = await setUpFollowed()
    const items = { recommendationItems: [item(productIds[0])] }
    const template = await makePlan(api, sophie, { ...items, isTemplate: true })
    const empty = await makePlan(api, sophie)
    const stranger = await makeClient(api)
    const before = await databaseDigest(api.db)
    const refusals = [
      await addToPlan(api, sophie, template, { clientIds: [anna.userId] }),
      await addToPlan(api, sophie, empty, { clientIds: [anna.userId] }),
      await addToPlan(api, sophie, plan, { clientIds: [anna.userId, stranger.userId] }),
      await addToPlan(api, sophie, plan, { clientIds: [anna.userId], channel: 'Sms' }),
    ]
    expect(refusals.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [409, 'plan_is_template'],
      [409, 'plan_empty'],
      [404, 'client_not_found'],
      [422, 'phone_invalid'],
    ])
    expect(refusals.at(-1)?.json().errors).toEqual([{ id: 'clientIds.0', error: 'phone_invalid' }])
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('by an admin is the practitioner’s, in whose name it is sent', async () => {
    const { api, anna, plan } = await setUpFollowed()
    const added = await addToPlan(api, await makeAdmin(api), plan, { clientIds: [anna.userId] })
    expect(added.statusCode).toBe(201)
    expect((await messagesTo(api, anna.email))[0]?.plainText).toContain(
      'Test Person has made a treatment plan',
    )
  })
})

describe('inviting a person', () => {
  test('opens a file in its language, the same whether or not the address has an account', async () => {
    const { api, sophie, plan } = await setUpFollowed()
    const tom = await makeClient(api)
    const answers = [
      await invitePerson(api, sophie, plan, { email: 'EVA@post.example' }),
      await invitePerson(api, sophie, plan, { email: tom.email }),
    ]
    const bodies = answers.map((answer) => answer.json())
    for (const body of bodies)
      expect(body).toMatchObject({ status: 'Shared', client: { fullName: 'Eva Smit', hasAccount: false } })
    expect(bodies[1].clientId).not.toBe(tom.userId)
    const [mail] = await messagesTo(api, 'eva@post.example')
    expect(mail?.subject).toBe('Je behandelplan staat klaar')
    expect(bodies.map(({ wasOnPlan }) => wasOnPlan)).toEqual([false, false])
    expect((await invitePerson(api, sophie, plan)).json()).toMatchObject({ wasOnPlan: true })
    expect(await messagesTo(api, 'eva@post.example')).toHaveLength(1)
    expect(await clientsOfPlans(api, sophie)).toHaveLength(2)
  })

  test('who saved the plan by its code gets no message, and the answer says so', async () => {
    const { api, sophie, anna, plan } = await setUpFollowed()
    await saveByCode(api, anna, plan)
    const before = (await messagesTo(api, anna.email)).length
    const invited = await invitePerson(api, sophie, plan, { email: anna.email })
    expect(invited.statusCode).toBe(200)
    expect(invited.json()).toMatchObject({ clientId: anna.userId, channel: null, wasOnPlan: true })
    const added = await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
    expect(added.json()).toMatchObject({ results: [{ clientId: anna.userId, wasOnPlan: true }] })
    expect(await messagesTo(api, anna.email)).toHaveLength(before)
  })

  test('with a number sends a text message there', async () => {
    const { api, sophie, plan } = await setUpFollowed()
    const invited = await invitePerson(api, sophie, plan, { phone: '+31 6 12345678', text: 'Tot maandag' })
    expect(invited.json()).toMatchObject({ channel: 'Sms' })
    const [sms] = await messagesTo(api, '+31612345678')
    expect(sms?.plainText).toMatch(
      /^Tot maandag\nTest Person heeft op Salvia een behandelplan met je gedeeld: http:\S+\?invitation=[\w-]{43}$/,
    )
    expect(await eventsOf(api, sophie, plan)).toEqual(['Shared', 'SmsDelivered'])
  })

  test('finds the file that is there', async () => {
    const { api, sophie, plan } = await setUpFollowed()
    const file = (await invite(api, sophie, { email: 'eva@post.example' })).json().client
    expect((await invitePerson(api, sophie, plan)).json().clientId).toBe(file.id)
  })

  test('takes only the plan’s own address, and changes nothing for any other', async () => {
    const { api, sophie, plan } = await setUpFollowed()
    const lars = await makeApprovedPractitioner(api)
    const before = await databaseDigest(api.db)
    for (const [body, code] of [
      [{ url: 'https://evil.example/r/AAAAAAA' }, 'plan_url_wrong'],
      [{ id: sophie.userId }, 'plan_url_wrong'],
      [{ email: sophie.email }, 'client_is_caller'],
      [{ phone: '12' }, 'phone_country_missing'],
    ] as const) {
      const refused = await invitePerson(api, sophie, plan, body)
      expect([refused.statusCode, refused.json().code]).toEqual([422, code])
    }
    expect((await invitePerson(api, lars, plan)).statusCode).toBe(404)
    expect(await databaseDigest(api.db)).toEqual(before)
    expect(await api.db.$count(recommendationClients)).toBe(0)
  })
})
