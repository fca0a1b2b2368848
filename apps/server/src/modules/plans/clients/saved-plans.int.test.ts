import { DAY_MS } from '@salvia/contract/durations'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW } from '#test/api'
import { clientsOf } from '#test/clients'
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
import { makeApprovedPractitioner, makeClient, signInAs } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { users } from '../../identity/index.ts'
import { recommendationClients } from '../data/plan-tables.ts'

test('saving a plan is an opening of it, in its journey as in its status', async () => {
  const { api, sophie, anna, plan } = await setUpFollowed()
  await openByCode(api, anna, plan)
  expect((await saveByCode(api, anna, plan)).statusCode).toBe(200)
  expect(await clientsOfPlans(api, sophie)).toMatchObject([{ status: 'Viewed' }])
  const events = await eventsOf(api, sophie, plan)
  expect(events.toSorted()).toEqual(['Viewed', 'Viewed by a guest'])
  await saveByCode(api, anna, plan)
  await openByCode(api, anna, plan)
  expect(await eventsOf(api, sophie, plan)).toEqual(events)
})

describe('opening a plan', () => {
  test('is noted once a day, for the invited client or as a guest, and does not join', async () => {
    const { api, sophie, anna, plan } = await setUpFollowed()
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
    const token = await planTokenTo(api, anna.email)
    for (let time = 0; time < 2; time += 1) {
      expect((await openByCode(api, null, plan)).json()).toEqual({
        isInvited: false,
        endedInvitation: null,
        isSaved: false,
        sharesOrders: false,
        version: 1,
        changes: null,
      })
      expect((await openByCode(api, null, plan, { token })).json()).toEqual({
        isInvited: true,
        endedInvitation: null,
        isSaved: false,
        sharesOrders: false,
        version: 1,
        changes: null,
      })
      expect((await openByCode(api, sophie, plan)).json()).toEqual({
        isInvited: false,
        endedInvitation: null,
        isSaved: false,
        sharesOrders: false,
        version: null,
        changes: null,
      })
    }
    expect(await eventsOf(api, sophie, plan)).toEqual([
      'Shared',
      'EmailDelivered',
      'Viewed by a guest',
      'Viewed',
    ])
    const next = new Date(NOW.getTime() + DAY_MS)
    api.setNow(next)
    await openByCode(api, { ...anna, headers: await signInAs(api, anna.email) }, plan)
    expect(
      await clientsOfPlans(api, { ...sophie, headers: await signInAs(api, sophie.email) }),
    ).toMatchObject([
      {
        status: 'Viewed',
        joinedAt: null,
        firstViewedAt: NOW.toISOString(),
        lastViewedAt: next.toISOString(),
      },
    ])
  })

  test('of a template or by a code that is nobody’s is not found', async () => {
    const { api, sophie, anna, plan, productIds } = await setUpFollowed()
    const items = { recommendationItems: [item(productIds[0])] }
    const template = await makePlan(api, sophie, { ...items, isTemplate: true })
    const before = await databaseDigest(api.db)
    for (const shareCode of [template.shareCode, 'AAAAAAA'])
      for (const answer of [
        await openByCode(api, null, { ...plan, shareCode }),
        await saveByCode(api, anna, { ...plan, shareCode }),
      ])
        expect(answer.statusCode).toBe(404)
    expect(await databaseDigest(api.db)).toEqual(before)
  })
})

describe('saving a plan', () => {
  test('joins the client with the consent it gives, which saving again changes', async () => {
    const { api, sophie, plan } = await setUpFollowed()
    const tom = await makeClient(api)
    const saved = await saveByCode(api, tom, plan)
    const row = {
      id: plan.id,
      shareCode: plan.shareCode,
      name: 'Sleep',
      practitionerName: 'Test Person',
      itemsCount: 1,
      savedAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
      hasChanges: false,
      sharesOrders: true,
    }
    expect([saved.statusCode, saved.json()]).toEqual([200, row])
    const savesOf = async () => (await call(api, tom, ['GET', '/recommendations/saves'])).json()
    expect(await savesOf()).toEqual({ results: [row], pager: { offset: 0, limit: 20, count: 1, sort: null } })
    expect(await clientsOfPlans(api, sophie)).toMatchObject([{ clientId: tom.userId, sharesOrders: true }])
    expect((await clientsOf(api, sophie)).results.map(({ id }) => id)).toContain(tom.userId)
    await saveByCode(api, tom, plan, { sharesOrders: false })
    expect(await clientsOfPlans(api, sophie)).toMatchObject([{ sharesOrders: false, status: 'Viewed' }])
    api.setNow(new Date(NOW.getTime() + 60_000))
    await call(api, sophie, ['PUT', `/recommendations/${plan.id}`, { name: 'Sleep well' }])
    expect((await savesOf()).results).toMatchObject([{ name: 'Sleep well', hasChanges: true }])
    expect((await openByCode(api, tom, plan)).json()).toEqual({
      isInvited: false,
      endedInvitation: null,
      isSaved: true,
      sharesOrders: false,
      version: 2,
      changes: { added: [], removed: [], changed: [], isReordered: false, fields: ['name'] },
    })
    expect((await savesOf()).results).toMatchObject([{ hasChanges: false }])
  })

  test('with an invitation is for the invited person alone, whose file becomes the account’s', async () => {
    const { api, sophie, plan, anna } = await setUpFollowed()
    const file = (await invitePerson(api, sophie, plan)).json()
    const token = await planTokenTo(api, 'eva@post.example')
    await openByCode(api, null, plan, { token })
    const before = await databaseDigest(api.db)
    const refused = await saveByCode(api, anna, plan, { token })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'invitation_not_yours'])
    expect(await databaseDigest(api.db)).toEqual(before)

    const eva = await makeClient(api)
    await api.db
      .update(users)
      .set({ email: 'eva@post.example', emailVerified: false })
      .where(eq(users.id, eva.userId))
    const unverified = await saveByCode(api, eva, plan, { token })
    expect([unverified.statusCode, unverified.json().code]).toEqual([403, 'invitation_unverified'])
    await api.db.update(users).set({ emailVerified: true }).where(eq(users.id, eva.userId))
    expect((await saveByCode(api, eva, plan, { token })).statusCode).toBe(200)
    expect(await api.db.$count(users, eq(users.id, file.clientId))).toBe(0)
    expect(await clientsOfPlans(api, sophie)).toMatchObject([
      {
        clientId: eva.userId,
        client: { hasAccount: true, email: 'eva@post.example' },
        channel: 'Email',
        joinedAt: NOW.toISOString(),
        firstViewedAt: NOW.toISOString(),
      },
    ])
    expect(await eventsOf(api, sophie, plan)).toEqual(['Shared', 'EmailDelivered', 'Viewed'])
    const over = await saveByCode(api, eva, plan, { token })
    expect([over.statusCode, over.json().code]).toEqual([422, 'code_invalid'])
  })

  test('with an invitation joins what an account had saved before it took that up', async () => {
    const { api, sophie, plan } = await setUpFollowed()
    const tom = await makeClient(api)
    await saveByCode(api, tom, plan)
    await invitePerson(api, sophie, plan, { email: 'tom@other.example' })
    const token = await planTokenTo(api, 'tom@other.example')
    expect(await clientsOfPlans(api, sophie)).toHaveLength(2)
    await api.db.update(users).set({ email: 'tom@other.example' }).where(eq(users.id, tom.userId))
    expect((await saveByCode(api, tom, plan, { token })).statusCode).toBe(200)
    expect(await clientsOfPlans(api, sophie)).toMatchObject([{ clientId: tom.userId, channel: 'Email' }])
    expect(await eventsOf(api, sophie, plan)).toEqual(['Viewed', 'Shared', 'EmailDelivered'])
  })

  test('tells of a change by a personal note only who was invited', async () => {
    const { api, sophie, anna, plan, productIds } = await setUpFollowed()
    const tom = await makeClient(api)
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
    for (const client of [anna, tom]) await saveByCode(api, client, plan)
    const hasChanges = async () => {
      const told: unknown[] = []
      for (const client of [anna, tom])
        told.push((await call(api, client, ['GET', '/recommendations/saves'])).json().results[0].hasChanges)
      return told
    }
    const write = (note: object) => {
      const recommendationItems = [item(productIds[0], note)]
      return call(api, sophie, ['PUT', `/recommendations/${plan.id}`, { recommendationItems }])
    }
    api.setNow(new Date(NOW.getTime() + 60_000))
    await write({ notes: 'As we said on Monday', isNotePersonal: true })
    expect(await hasChanges()).toEqual([true, false])
    api.setNow(new Date(NOW.getTime() + 120_000))
    await write({ notes: 'With water' })
    expect(await hasChanges()).toEqual([true, true])
  })

  test('invites nobody, nor again who was taken off the plan', async () => {
    const { api, sophie, anna, plan } = await setUpFollowed()
    const isInvited = async () => (await openByCode(api, anna, plan)).json().isInvited
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
    await saveByCode(api, anna, plan)
    expect(await isInvited()).toBe(true)
    await call(api, sophie, ['DELETE', `/recommendations/${plan.id}/clients/${anna.userId}`])
    expect(await isInvited()).toBe(false)
    await saveByCode(api, anna, plan)
    expect((await openByCode(api, anna, plan)).json()).toMatchObject({ isInvited: false, isSaved: true })
  })

  test('is not for practitioners', async () => {
    const { api, plan } = await setUpFollowed()
    const lars = await makeApprovedPractitioner(api)
    expect((await saveByCode(api, lars, plan)).statusCode).toBe(403)
    expect(await api.db.$count(recommendationClients)).toBe(0)
  })
})
