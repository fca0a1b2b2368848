import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { readRows } from '#db/read-rows'
import type { TestApi } from '#test/api'
import { clientsOf, invite } from '#test/clients'
import {
  clientsOfPlans,
  eventsOf,
  invitePerson,
  openByCode,
  saveByCode,
  setUpFollowed,
} from '#test/followers'
import { makeClient } from '#test/people'
import { item, makePlan } from '#test/plans'
import { rounds } from '#test/rounds'

/** Until so many wait for a lock. */
const waitingFor = ({ db }: TestApi, count: number) =>
  vi.waitFor(async () => {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    expect(await readRows(db, waiting)).toHaveLength(count)
  })

test.for(rounds)(
  'plans of one practitioner that an account was invited to are saved and opened at once: it is one client of each (round %i)',
  async () => {
    const { api, sophie, anna, plan, productIds } = await setUpFollowed()
    const eva = await makeClient(api)
    const recommendationItems = [item(productIds[0])]
    const others = [
      await makePlan(api, sophie, { recommendationItems }),
      await makePlan(api, sophie, { recommendationItems }),
    ]
    const plans = [plan, ...others]
    for (const each of plans) await invitePerson(api, sophie, each, { email: eva.email })

    const acts = plans.flatMap((each) => [openByCode(api, eva, each), saveByCode(api, eva, each)])
    const answers = await Promise.all(acts)

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(acts.map(() => 200))
    const clients = await clientsOfPlans(api, sophie)
    expect(clients.map(({ clientId }) => clientId)).toEqual(plans.map(() => eva.userId))
    const people = (await clientsOf(api, sophie)).results.map(({ id }) => id)
    expect(people.toSorted()).toEqual([anna.userId, eva.userId].toSorted())
  },
)

test.for(rounds)(
  'who saves a plan while its practitioner invites its address is one client (round %i)',
  async () => {
    const { api, sophie, anna, plan, productIds } = await setUpFollowed()
    const eva = await makeClient(api)
    const recommendationItems = [item(productIds[0])]
    const other = await makePlan(api, sophie, { recommendationItems })
    const third = await makePlan(api, sophie, { recommendationItems })

    const answers = await Promise.all([
      saveByCode(api, eva, plan),
      invitePerson(api, sophie, plan, { email: eva.email }),
      invitePerson(api, sophie, other, { email: eva.email }),
      saveByCode(api, eva, third),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const people = (await clientsOf(api, sophie)).results.map(({ id }) => id)
    expect(people.toSorted()).toEqual([anna.userId, eva.userId].toSorted())
  },
)

test.for(rounds)(
  'who saves a plan while it is asked to be a client is one client, whichever comes first (round %i)',
  async () => {
    const { api, sophie, anna, plan } = await setUpFollowed()
    const eva = await makeClient(api)
    const [saved, invited] = await Promise.all([
      saveByCode(api, eva, plan),
      invite(api, sophie, { email: eva.email }),
    ])
    expect([saved.statusCode, [201, 409].includes(invited.statusCode)]).toEqual([200, true])
    const people = (await clientsOf(api, sophie)).results.map(({ id }) => id)
    expect(people.toSorted()).toEqual([anna.userId, eva.userId].toSorted())
  },
)

test('who opens a plan while it is still being saved is that client, and no guest', async () => {
  const { api, sophie, plan } = await setUpFollowed()
  const eva = await makeClient(api)
  const held = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
  // The row that saving makes the account the practitioner's client by: saving stops before it ends.
  const holding = api.db.transaction(async (tx) => {
    await tx.execute(sql`lock table practitioner_clients in share row exclusive mode`)
    held.resolve()
    await letGo.promise
  })
  await held.promise
  const saving = saveByCode(api, eva, plan)
  await waitingFor(api, 1)
  const opening = openByCode(api, eva, plan)
  await Promise.race([waitingFor(api, 2), opening])
  letGo.resolve()
  await holding
  expect((await saving).statusCode).toBe(200)
  expect((await opening).json()).toMatchObject({ isSaved: true, sharesOrders: true })
  expect(await eventsOf(api, sophie, plan)).toEqual(['Viewed'])
})
