import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { clientsOf, invite } from '#test/clients'
import {
  clientsOfPlans,
  eventsOf,
  invitePerson,
  openByCode,
  saveByCode,
  setUpFollowed,
} from '#test/followers'
import { holdLock, untilWaiting } from '#test/held-locks'
import { makeClient } from '#test/people'
import { item, makePlan } from '#test/plans'
import { rounds } from '#test/rounds'

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
  // The row that saving makes the account the practitioner's client by: saving stops before it ends.
  const letGo = await holdLock(api.db, sql`lock table practitioner_clients in share row exclusive mode`)
  const saving = saveByCode(api, eva, plan)
  await untilWaiting(api.db, 1)
  const opening = openByCode(api, eva, plan)
  await Promise.race([untilWaiting(api.db, 2), opening])
  await letGo()
  expect((await saving).statusCode).toBe(200)
  expect((await opening).json()).toMatchObject({ isSaved: true, sharesOrders: true })
  expect(await eventsOf(api, sophie, plan)).toEqual(['Viewed'])
})
