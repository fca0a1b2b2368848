import { expect, test } from 'vitest'
import { NOW, startApi } from '#test/api'
import { answer, invitationTo, invite, lookUp, readInvitation } from '#test/clients'
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
  const recipient = {
    isCaller: true,
    isCallerUnverified: false,
    email: `${anna.email[0]}…@salvia.example`,
    phone: null,
    hasDeclined: false,
  }
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

test('a visitor with the token reads who invites and whom, as long as it is open, and uses nothing up', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api, { practiceName: 'Praktijk Zuid' })
  const anna = await makeClient(api)
  await invite(api, sophie, { email: anna.email })
  const token = await invitationTo(api, anna.email)
  const before = await databaseDigest(api.db)
  const open = await readInvitation(api, token)
  expect([open.statusCode, open.headers['cache-control'], open.json()]).toEqual([
    200,
    'private, no-store',
    {
      sender: { practitionerName: 'Test Person', practiceName: 'Praktijk Zuid' },
      invited: { firstName: 'Anna', lastName: 'Visser', email: anna.email },
    },
  ])
  const unknown = await readInvitation(api, `${token}x`)
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'invitation_not_found'])
  expect((await readInvitation(api, 'a'.repeat(201))).statusCode).toBe(400)
  expect(await databaseDigest(api.db)).toEqual(before)

  api.setNow(new Date(NOW.getTime() + 14 * 86_400_000))
  expect((await readInvitation(api, token)).statusCode).toBe(404)
  api.setNow(NOW)
  await answer(api, anna, token, false)
  expect((await readInvitation(api, token)).statusCode).toBe(404)
})

test('looks of visitors are counted by address, with or without a right token', async () => {
  const api = await startApi({ config: { hasRateLimits: true } })
  await invite(api, await makeApprovedPractitioner(api))
  const token = await invitationTo(api, 'anna@post.example')
  for (let at = 0; at < 60; at += 1) expect((await readInvitation(api, `made-up-${at}`)).statusCode).toBe(404)
  expect((await readInvitation(api, token)).statusCode).toBe(429)
  expect((await readInvitation(api, token, '203.0.113.8')).statusCode).toBe(200)
})
