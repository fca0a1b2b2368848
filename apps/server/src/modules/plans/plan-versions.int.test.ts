import { MINUTE_MS } from '@salvia/contract/durations'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { addToPlan, openByCode, planTokenTo, saveByCode, setUpFollowed } from '#test/followers'
import { makeAdmin, makeApprovedPractitioner, makeClient, type Person, signInAs } from '#test/people'
import { at, call, item, type Plan } from '#test/plans'
import { planVersions } from './data/version-tables.ts'

const afterMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS)

async function setUp() {
  const followed = await setUpFollowed()
  const { api, sophie, plan, productIds } = followed
  const shared = await call(api, sophie, ['PUT', `/recommendations/${plan.id}/shared`])
  expect(shared.statusCode).toBe(200)
  const rename = (name: string, by = sophie) =>
    call(api, by, ['PUT', `/recommendations/${plan.id}`, { name }])
  return { ...followed, rename, otherId: String(productIds[1]) }
}

type Api = Awaited<ReturnType<typeof setUp>>['api']

async function versionsOf(api: Api, by: Person, { id }: Plan) {
  const answer = await call(api, by, ['GET', `/recommendations/${id}/versions`])
  expect(answer.statusCode).toBe(200)
  return answer.json().results as { number: number; savedAt: string; restoredFrom: number | null }[]
}

const numbersOf = async (api: Api, by: Person, plan: Plan) =>
  (await versionsOf(api, by, plan)).map(({ number }) => number)

const restore = (api: Api, by: Person, { id }: Plan, [number, version]: [number, number]) =>
  call(api, by, ['POST', `/recommendations/${id}/versions/${number}/restore`], at(version))

describe('versions of a plan', () => {
  test('begin when it is shared; changes of half an hour are one, until somebody opens it', async () => {
    const { api, sophie, plan, rename } = await setUp()
    expect(await versionsOf(api, sophie, plan)).toEqual([
      {
        number: 1,
        begunAt: NOW.toISOString(),
        savedAt: NOW.toISOString(),
        author: { firstName: 'Test', lastName: 'Person' },
        restoredFrom: null,
        itemsCount: 1,
      },
    ])
    await rename('Sleep well')
    expect(await numbersOf(api, sophie, plan)).toEqual([1])
    await openByCode(api, null, plan)
    await rename('Sleep better')
    await rename('Sleep best')
    expect(await numbersOf(api, sophie, plan)).toEqual([2, 1])
    const admin = await makeAdmin(api)
    await rename('Sleep', admin)
    expect(await numbersOf(api, sophie, plan)).toEqual([3, 2, 1])
    await call(api, sophie, ['PUT', `/recommendations/${plan.id}`, { internalName: 'For Anna' }])
    expect(await numbersOf(api, sophie, plan)).toEqual([3, 2, 1])
  })

  test('are compared with the one before and with the current one', async () => {
    const { api, sophie, plan, rename, otherId } = await setUp()
    await openByCode(api, null, plan)
    await call(api, sophie, [
      'POST',
      `/recommendations/${plan.id}/items`,
      { recommendationItems: [item(otherId)] },
    ])
    await openByCode(api, null, plan)
    await rename('Sleep well')
    const get = async (path: string) =>
      (await call(api, sophie, ['GET', `/recommendations/${plan.id}/versions/${path}`])).json()
    const none = { added: [], removed: [], changed: [], isReordered: false, fields: [] }
    expect(await get('2')).toMatchObject({
      number: 2,
      comparedWith: 1,
      content: { name: 'Sleep', items: [{}, {}] },
      difference: { ...none, added: [{ productId: otherId }] },
    })
    expect(await get('1?compareWith=Current')).toMatchObject({
      comparedWith: 3,
      difference: { ...none, added: [{ productId: otherId }], fields: ['name'] },
    })
    expect(await get('1')).toMatchObject({ comparedWith: null, difference: null })
    expect((await call(api, sophie, ['GET', `/recommendations/${plan.id}/versions/4`])).statusCode).toBe(404)
  })

  test('are for the plan’s practitioner and admins alone', async () => {
    const { api, sophie, anna, plan } = await setUp()
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId], channel: null })
    const before = await databaseDigest(api.db)
    for (const by of [anna, await makeClient(api), await makeApprovedPractitioner(api)])
      for (const answer of [
        await call(api, by, ['GET', `/recommendations/${plan.id}/versions`]),
        await call(api, by, ['GET', `/recommendations/${plan.id}/versions/1`]),
        await restore(api, by, plan, [1, plan.version]),
      ])
        expect(answer.statusCode).toBe(404)
    expect((await numbersOf(api, await makeAdmin(api), plan)).length).toBe(1)
    expect((await databaseDigest(api.db)).plan_versions).toEqual(before.plan_versions)
  })

  test('that were seen or followed are kept by the database', async () => {
    const { api, plan, rename } = await setUp()
    await openByCode(api, null, plan)
    await rename('Sleep well')
    const ofPlan = await api.db.select().from(planVersions).where(eq(planVersions.recommendationId, plan.id))
    const [first] = ofPlan.filter(({ number }) => number === 1)
    for (const change of [{ number: 9 }, { savedAt: afterMinutes(5) }, { seenAt: null }])
      await expect(
        api.db
          .update(planVersions)
          .set(change)
          .where(eq(planVersions.id, String(first?.id))),
      ).rejects.toThrow()
  })
})

describe('restoring a version', () => {
  test('makes a new one as it was, and keeps code and clients', async () => {
    const { api, sophie, anna, plan, rename } = await setUp()
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId], channel: null })
    await openByCode(api, null, plan)
    await rename('Sleep well')
    const { version } = (
      await call(api, sophie, [
        'DELETE',
        `/recommendations/${plan.id}/items/${plan.recommendationItems[0]?.id}`,
      ])
    ).json()
    const restored = await restore(api, sophie, plan, [1, version])
    expect([restored.statusCode, restored.headers.etag]).toEqual([200, `"${version + 1}"`])
    expect(restored.json()).toMatchObject({
      name: 'Sleep',
      shareCode: plan.shareCode,
      clientsCount: 1,
      recommendationItems: [{ productId: plan.recommendationItems[0]?.productId }],
    })
    expect(await versionsOf(api, sophie, plan)).toMatchObject([
      { number: 3, restoredFrom: 1 },
      { number: 2, restoredFrom: null },
      { number: 1 },
    ])
    await rename('Sleep again')
    expect(await numbersOf(api, sophie, plan)).toEqual([4, 3, 2, 1])
  })

  test('against an older plan is refused with the plan as it is, and changes nothing', async () => {
    const { api, sophie, plan, rename } = await setUp()
    await openByCode(api, null, plan)
    const { version } = (await rename('Sleep well')).json()
    const before = await databaseDigest(api.db)
    const refused = await restore(api, sophie, plan, [1, version - 1])
    expect([refused.statusCode, refused.json().current]).toMatchObject([412, { name: 'Sleep well', version }])
    expect((await restore(api, sophie, plan, [7, version])).statusCode).toBe(404)
    const path = `/recommendations/${plan.id}/versions/1/restore`
    expect((await call(api, sophie, ['POST', path])).statusCode).toBe(400)
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('by two at once succeeds for one', async () => {
    const { api, sophie, plan, rename } = await setUp()
    await openByCode(api, null, plan)
    const { version } = (await rename('Sleep well')).json()
    const answers = await Promise.all([1, 2, 3, 4].map(() => restore(api, sophie, plan, [1, version])))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412, 412])
    expect(await numbersOf(api, sophie, plan)).toEqual([3, 2, 1])
  })
})

describe('what changed since the last visit', () => {
  test('is told to a client by its last view, with what is personal, and once', async () => {
    const { api, sophie, anna, plan } = await setUp()
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
    const token = await planTokenTo(api, anna.email)
    expect((await openByCode(api, null, plan, { token })).json()).toMatchObject({ version: 1, changes: null })
    api.setNow(afterMinutes(1))
    const path = `/recommendations/${plan.id}/items/${plan.recommendationItems[0]?.id}`
    await call(api, sophie, ['PUT', path, { intakeAmount: 2, notes: 'For you.', isNotePersonal: true }])
    const guest = (await openByCode(api, null, plan, { seenVersion: 1 })).json()
    expect(guest).toMatchObject({ version: 2, changes: { changed: [{ parts: ['dose'] }] } })
    expect(JSON.stringify(guest)).not.toContain('For you.')
    const told = (await openByCode(api, null, plan, { token })).json()
    expect(told.changes.changed).toMatchObject([
      { after: { intakeAmount: 2, notes: 'For you.' }, parts: ['dose', 'notes', 'personal'] },
    ])
    expect((await openByCode(api, null, plan, { token })).json().changes).toBeNull()
    expect((await openByCode(api, null, plan)).json().changes).toBeNull()
  })

  test('is what a saved plan says: nothing for what only its practitioner sees', async () => {
    const { api, sophie, plan, rename } = await setUp()
    const tom = await makeClient(api)
    await saveByCode(api, tom, plan)
    api.setNow(afterMinutes(1))
    const hasChanges = async () => {
      const by = { ...tom, headers: await signInAs(api, tom.email) }
      return (await call(api, by, ['GET', '/recommendations/saves'])).json().results[0].hasChanges
    }
    await call(api, sophie, ['PUT', `/recommendations/${plan.id}`, { internalName: 'For Tom' }])
    expect(await hasChanges()).toBe(false)
    await rename('Sleep well')
    expect(await hasChanges()).toBe(true)
  })
})
