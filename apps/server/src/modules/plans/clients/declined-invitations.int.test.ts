import { expect, test } from 'vitest'
import { messagesTo } from '#test/auth'
import { answer, clientsOf, invitationTo, invite } from '#test/clients'
import { clientsOfPlans, invitePerson, setUpFollowed } from '#test/followers'
import { makeClient } from '#test/people'
import { call } from '#test/plans'

const NAMED = 'Your practitioner sees when you open the plan'
const NAMELESS = 'unless you save the plan, they do not see by name what you open or order'

test('a plan’s mail tells who declined the practitioner’s request that nothing is named, others what is', async () => {
  const { api, sophie, plan } = await setUpFollowed()
  const eva = await makeClient(api)
  const lastMail = async () =>
    (await messagesTo(api, eva.email)).at(-1)?.plainText?.replaceAll(/\s+/g, ' ') ?? ''
  await invite(api, sophie, { email: eva.email })
  const token = await invitationTo(api, eva.email)
  const asked = await invitePerson(api, sophie, plan, { email: eva.email })
  expect(await lastMail()).toContain(NAMED)
  expect(asked.json().client).toMatchObject({ hasAccount: false, hasDeclined: false })
  await answer(api, eva, token, false)
  await api.runJobs()
  const path = `/recommendations/${plan.id}/clients/${asked.json().clientId}`
  const again = await call(api, sophie, ['PUT', path, { channel: 'Email' }])
  expect(again.json().client).toMatchObject({ hasAccount: false, hasDeclined: true })
  expect(await lastMail()).toContain(NAMELESS)
  expect(await lastMail()).not.toContain(NAMED)
  expect(await clientsOfPlans(api, sophie)).toMatchObject([{ status: 'Shared', lastViewedAt: null }])
  const { results } = await clientsOf(api, sophie, `?query=${encodeURIComponent(eva.email)}`)
  expect(results).toMatchObject([{ ordersCount: 0, areOrdersKnown: false }])
})
