import { expect, test } from 'vitest'
import { messagesTo } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { addToPlan, eventsOf, setUpFollowed } from '#test/followers'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'

test.for([
  ['the client was taken off the plan', '/clients', ['Withheld'], ['Shared']],
  ['the plan was deleted', '', ['Withheld'], null],
  ['another was sent', null, ['Withheld', 'Sent'], ['Shared', 'Shared', 'EmailDelivered']],
] as const)('an invitation that waited until %s is withheld', async ([, deleted, states, events]) => {
  const { api, sophie, anna, plan } = await setUpFollowed()
  await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
  const path = `/recommendations/${plan.id}`
  const ofClient = `${path}/clients/${anna.userId}`
  const ended =
    deleted === null
      ? await call(api, sophie, ['PUT', ofClient, { channel: 'Email' }])
      : await call(api, sophie, ['DELETE', deleted === '' ? path : ofClient])
  expect(ended.statusCode).toBeLessThan(300)

  const mails = await messagesTo(api, anna.email)
  expect(mails.map(({ state }) => state)).toEqual(states)
  if (events) expect(await eventsOf(api, sophie, plan)).toEqual(events)

  const admin = await makeAdmin(api)
  const before = await databaseDigest(api.db)
  const again = await call(api, admin, ['POST', `/admin/outbox/${mails[0]?.id}/resend`])
  expect([again.statusCode, again.json().code]).toEqual([409, 'message_unwanted'])
  expect(await databaseDigest(api.db)).toEqual(before)
})
