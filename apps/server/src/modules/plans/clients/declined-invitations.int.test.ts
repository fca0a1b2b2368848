import { expect, test } from 'vitest'
import { messagesTo } from '#test/auth'
import { answer, clientsOf, invitationTo, invite, lookUp } from '#test/clients'
import { addToPlan, clientsOfPlans, invitePerson, saveByCode, setUpFollowed } from '#test/followers'
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

test('who declined a request and is asked again is told that nothing is named until a yes', async () => {
  const { api, sophie } = await setUpFollowed()
  const eva = await makeClient(api)
  const lastMail = async () =>
    (await messagesTo(api, eva.email)).at(-1)?.plainText?.replaceAll(/\s+/g, ' ') ?? ''
  const foundBy = async (token: string) => (await lookUp(api, eva, token)).json().recipient
  await invite(api, sophie, { email: eva.email })
  const first = await invitationTo(api, eva.email)
  expect(await lastMail()).toContain('they see when you open it and what you order from it')
  expect(await foundBy(first)).toMatchObject({ hasDeclined: false })
  await answer(api, eva, first, false)
  await invite(api, sophie, { email: eva.email })
  const second = await invitationTo(api, eva.email)
  expect(await lastMail()).toContain(
    'You declined an earlier request from Test Person. That still holds: unless you accept this one or save one of their plans, they do not see by name what you open or order.',
  )
  expect(await lastMail()).not.toContain('they see when you open it')
  expect(await foundBy(second)).toMatchObject({ hasDeclined: true })
})

test.for([
  ['agreed', [true], 'and, as you agreed, what you order from it'],
  ['said no', [false], 'but not by name what you order from it, unless you allow that'],
  ['took consent back', [true, false], 'but not by name what you order from it, unless you allow that'],
] as const)('the mail of a plan sent again to who saved it and %s says that', async ([, answers, words]) => {
  const { api, sophie, anna, plan } = await setUpFollowed()
  await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
  for (const sharesOrders of answers) await saveByCode(api, anna, plan, { sharesOrders })
  const path = `/recommendations/${plan.id}/clients/${anna.userId}`
  const sendAgain = async () => {
    expect((await call(api, sophie, ['PUT', path, { channel: 'Email' }])).statusCode).toBe(200)
    return (await messagesTo(api, anna.email)).at(-1)?.plainText?.replaceAll(/\s+/g, ' ') ?? ''
  }
  const mail = await sendAgain()
  expect(mail).toContain(words)
  expect(mail).not.toContain('until you save it and decide')
  await call(api, sophie, ['DELETE', path])
  await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
  expect(await sendAgain()).toContain('but not by name what you order from it, unless you allow that')
})
