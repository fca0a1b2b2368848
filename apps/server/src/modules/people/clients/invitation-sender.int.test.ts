import { expect, test } from 'vitest'
import { NOW, startApi } from '#test/api'
import { answer, invitationTo, invite, lookUp } from '#test/clients'
import { databaseDigest } from '#test/database-digest'
import { makeApprovedPractitioner, makeClient, signInAs } from '#test/people'

test('a client is told who invites it, which uses nothing up, until it is answered or over', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api, { practiceName: 'Praktijk Zuid' })
  const anna = await makeClient(api)
  await invite(api, sophie, { email: anna.email })
  const token = await invitationTo(api, anna.email)
  const before = await databaseDigest(api.db)
  const open = await lookUp(api, anna, token)
  const sender = { practitionerName: 'Test Person', practiceName: 'Praktijk Zuid' }
  const recipient = { isCaller: true, email: `${anna.email[0]}…@salvia.example`, phone: null }
  expect([open.statusCode, open.json()]).toEqual([200, { sender, recipient }])
  const nobody = { sender: null, recipient: null }
  expect((await lookUp(api, anna, 'made-up')).json()).toEqual(nobody)
  const ends = NOW.getTime() + 14 * 86_400_000
  for (const [at, isOpen] of [
    [ends - 1, true],
    [ends, false],
  ] as const) {
    api.setNow(new Date(at))
    const back = { ...anna, headers: await signInAs(api, anna.email) }
    expect((await lookUp(api, back, token)).json()).toEqual(isOpen ? { sender, recipient } : nobody)
  }
  const after = await databaseDigest(api.db)
  expect(after.client_invitations).toBe(before.client_invitations)
  expect(after.practitioner_clients).toBe(before.practitioner_clients)
  api.setNow(NOW)
  await answer(api, anna, token, false)
  expect((await lookUp(api, anna, token)).json()).toEqual(nobody)
})

test('nobody but a client is told who invites, and each look counts with the answers', async () => {
  const api = await startApi({ config: { hasRateLimits: true } })
  const sophie = await makeApprovedPractitioner(api)
  const anna = await makeClient(api)
  await invite(api, sophie, { email: anna.email })
  const token = await invitationTo(api, anna.email)
  expect((await lookUp(api, sophie, token)).statusCode).toBe(403)
  expect((await lookUp(api, anna, 'a'.repeat(201))).statusCode).toBe(400)
  for (let at = 0; at < 30; at += 1) expect((await lookUp(api, anna, token)).statusCode).toBe(200)
  expect((await lookUp(api, anna, token)).statusCode).toBe(429)
  expect((await answer(api, anna, token)).statusCode).toBe(429)
})
