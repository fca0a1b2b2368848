import { expect, test } from 'vitest'
import { addToPlan, openByCode, planTokenTo, saveByCode, setUpFollowed } from '#test/followers'
import type { Person } from '#test/people'
import { call } from '#test/plans'

async function setUp() {
  const followed = await setUpFollowed()
  const { api, sophie, anna, plan } = followed
  await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
  const path = `/recommendations/${plan.id}/clients/${anna.userId}`
  const opened = async (by: Person | null, token: string) => {
    const { isInvited, endedInvitation } = (await openByCode(api, by, plan, { token })).json()
    return { isInvited, endedInvitation }
  }
  const first = await planTokenTo(api, anna.email)
  return { ...followed, path, opened, first }
}

const OPEN = { isInvited: true, endedInvitation: null }

test('the link that a newer one replaced says so, and not to its client who is signed in', async () => {
  const { api, sophie, anna, path, opened, first } = await setUp()
  expect(await opened(null, first)).toEqual(OPEN)
  expect((await call(api, sophie, ['PUT', path, { channel: 'Email' }])).statusCode).toBe(200)
  expect(await opened(null, first)).toEqual({ isInvited: false, endedInvitation: 'Replaced' })
  expect(await opened(null, await planTokenTo(api, anna.email))).toEqual(OPEN)
  expect(await opened(anna, first)).toEqual(OPEN)
})

test('a link that was withdrawn says so', async () => {
  const { api, sophie, path, opened, first } = await setUp()
  expect((await call(api, sophie, ['DELETE', path])).statusCode).toBe(204)
  expect(await opened(null, first)).toEqual({ isInvited: false, endedInvitation: 'Withdrawn' })
})

test('nothing is said of a token that was never sent, of another plan’s, or of a saved plan’s', async () => {
  const { api, sophie, anna, plan, opened, first } = await setUp()
  const none = { isInvited: false, endedInvitation: null }
  expect(await opened(null, `${first}x`)).toEqual(none)
  const other = await call(api, sophie, ['POST', `/recommendations/${plan.id}/copy`, {}])
  const elsewhere = (await openByCode(api, null, other.json(), { token: first })).json()
  expect(elsewhere).toMatchObject(none)
  await saveByCode(api, anna, plan, { token: first })
  expect(await opened(null, first)).toEqual(none)
})
