import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, startApi } from '#test/api'
import { messagesTo } from '#test/auth'
import { answer, clientsOf, invitationTo, invite, read } from '#test/clients'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, makeClient, makeNewcomer, signInAs } from '#test/people'
import { call, makePlan } from '#test/plans'
import { users } from '../../identity/index.ts'
import { recommendationClients } from '../../plans/index.ts'
import { clientInvitations, practitionerClients } from './data/client-tables.ts'

describe('inviting a client', () => {
  test('opens a file at once, and answers alike whether the address has an account', async () => {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    const anna = await makeClient(api)
    const body = { phone: '0612345678', countryId: 'NL', preferredLanguageCode: 'nl' }
    const known = await invite(api, sophie, { ...body, email: anna.email })
    const unknown = await invite(api, sophie, body)
    const shape = {
      status: 'Invited',
      client: {
        id: expect.any(String),
        firstName: 'Anna',
        lastName: 'Visser',
        fullName: 'Anna Visser',
        phone: '+31612345678',
        countryId: 'NL',
        preferredLanguageCode: 'nl',
        userStatusId: 'New',
        hasAccount: false,
        declinedAt: null,
        muteAlerts: false,
        plansCount: 0,
        ordersCount: 0,
        areOrdersKnown: true,
        lastOrderAt: null,
        linkedAt: NOW.toISOString(),
        createdAt: NOW.toISOString(),
        updatedAt: NOW.toISOString(),
        version: 2,
        billingAddress: null,
        shippingAddress: null,
        sameAddress: false,
      },
    }
    expect([known.statusCode, unknown.statusCode]).toEqual([201, 201])
    expect(known.json()).toEqual({ ...shape, client: { ...shape.client, email: anna.email } })
    expect(unknown.json()).toEqual({ ...shape, client: { ...shape.client, email: 'anna@post.example' } })
    expect((await clientsOf(api, sophie)).results.map(({ email }) => email).toSorted()).toEqual(
      [anna.email, 'anna@post.example'].toSorted(),
    )
    expect((await messagesTo(api, anna.email)).map(({ subject }) => subject)).toEqual([
      'A practitioner would like to work with you on Salvia',
    ])
    const [mail] = await messagesTo(api, 'anna@post.example')
    expect(mail?.subject).toBe('Je behandelaar nodigt je uit voor Salvia')
    expect(mail?.plainText).toContain('http://localhost:3000/auth/join?type=client&invitation=')
  })

  test('is a file without an account until the yes: no user for admins, and told apart among clients', async () => {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    const admin = await makeAdmin(api)
    const anna = await makeClient(api)
    await invite(api, sophie, { email: anna.email })
    const listed = async (by: typeof sophie, path: string): Promise<string[]> =>
      (await call(api, by, ['GET', path])).json().results.map(({ email }: { email: string }) => email)
    expect((await listed(admin, '/users')).toSorted()).toEqual(
      [sophie.email, admin.email, anna.email].toSorted(),
    )
    expect(await listed(sophie, '/customer?hasAccount=false')).toEqual([anna.email])
    expect(await listed(sophie, '/customer?hasAccount=true')).toEqual([])
    expect(await listed(admin, '/customer?hasAccount=false')).toEqual([anna.email])
    await answer(api, anna, await invitationTo(api, anna.email))
    expect(await listed(admin, '/customer?hasAccount=false')).toEqual([])
    expect(await listed(sophie, '/customer?hasAccount=true')).toEqual([anna.email])
  })

  test('is refused for the own address, however typed: nobody could answer it', async () => {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    const before = await databaseDigest(api.db)
    const answer = await invite(api, sophie, { email: sophie.email.toUpperCase() })
    expect([answer.statusCode, answer.json().code, answer.json().errors]).toEqual([
      422,
      'client_is_caller',
      [{ id: 'email', error: 'client_is_caller' }],
    ])
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('names nobody with what a mail program would make a link of', async () => {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    await api.db.update(users).set({ firstName: 'evil.example' }).where(eq(users.id, sophie.userId))
    await invite(api, sophie, { firstName: 'www.evil.example/win' })
    const [mail] = await messagesTo(api, 'anna@post.example')
    expect(`${mail?.html}${mail?.plainText}`).not.toContain('evil')
    expect(mail?.plainText).toContain('Someone would like to share plans with you on Salvia.')
  })

  test('the token of its mail is kept as a hash only', async () => {
    const api = await startApi()
    await invite(api, await makeApprovedPractitioner(api))
    const token = await invitationTo(api, 'anna@post.example')
    expect(token).toHaveLength(43)
    const [row] = await api.db.select().from(clientInvitations)
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test('the file becomes the account’s with its yes, plans included, once', async () => {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    const anna = await makeClient(api)
    const { client } = (await invite(api, sophie, { email: anna.email })).json()
    const plan = await makePlan(api, sophie)
    await api.db
      .insert(recommendationClients)
      .values({ recommendationId: plan.id, clientId: client.id, joinedAt: NOW })
    await call(api, sophie, ['PATCH', `/customer/${client.id}/practitioner-settings`, { muteAlerts: true }])
    const token = await invitationTo(api, anna.email)
    const said = await answer(api, anna, token)
    expect([said.statusCode, said.json()]).toEqual([200, { practitionerName: 'Test Person', isLinked: true }])
    expect((await clientsOf(api, sophie)).results).toEqual([
      expect.objectContaining({
        id: anna.userId,
        email: anna.email,
        fullName: 'Test Person',
        muteAlerts: true,
        plansCount: 1,
      }),
    ])
    expect(await api.db.$count(users, eq(users.id, client.id))).toBe(0)
    expect((await read(api, sophie, client.id)).json()).toMatchObject({ id: anna.userId })
    const before = await databaseDigest(api.db)
    expect((await answer(api, anna, token)).json()).toMatchObject({ status: 422, code: 'code_invalid' })
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('two answers at once are one', async () => {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    const anna = await makeClient(api)
    for (let round = 0; round < 5; round += 1) {
      await invite(api, sophie, { email: anna.email })
      const token = await invitationTo(api, anna.email)
      const answers = await Promise.all([anna, anna, anna].map((person) => answer(api, person, token)))
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422])
      await api.db.delete(practitionerClients)
    }
  })

  test('a no leaves the practitioner its own file, and no way back', async () => {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    const anna = await makeClient(api)
    await invite(api, sophie, { email: anna.email })
    const token = await invitationTo(api, anna.email)
    expect((await answer(api, anna, token, false)).json()).toEqual({
      practitionerName: 'Test Person',
      isLinked: false,
    })
    expect((await answer(api, anna, token)).statusCode).toBe(422)
    const [file] = (await clientsOf(api, sophie)).results
    expect(file).toMatchObject({ fullName: 'Anna Visser', email: anna.email })
    expect(file?.id).not.toBe(anna.userId)
    expect((await read(api, sophie, anna.userId)).statusCode).toBe(404)
  })

  test('is over after 14 days', async () => {
    const api = await startApi()
    const anna = await makeClient(api)
    await invite(api, await makeApprovedPractitioner(api), { email: anna.email })
    const token = await invitationTo(api, anna.email)
    const ends = NOW.getTime() + 14 * 86_400_000
    for (const [at, status] of [
      [ends, 422],
      [ends - 1, 200],
    ] as const) {
      api.setNow(new Date(at))
      const back = { ...anna, headers: await signInAs(api, anna.email) }
      expect((await answer(api, back, token)).statusCode).toBe(status)
    }
  })

  test('the same address again gets a new mail, and the link before is worthless', async () => {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    const anna = await makeClient(api)
    const first = (await invite(api, sophie, { email: anna.email })).json()
    const old = await invitationTo(api, anna.email)
    const again = (await invite(api, sophie, { email: anna.email.toUpperCase() })).json()
    expect(again.client.id).toBe(first.client.id)
    expect((await answer(api, anna, old)).statusCode).toBe(422)
    expect((await answer(api, anna, await invitationTo(api, anna.email))).statusCode).toBe(200)
    const known = await invite(api, sophie, { email: anna.email })
    expect([known.statusCode, known.json().code]).toEqual([409, 'client_known'])
  })

  test.for([
    ['no number', { phone: 'six', countryId: 'NL' }, 422, 'phone_invalid'],
    ['no address', { email: 'anna' }, 400, 'contract_broken'],
    ['no country', { countryId: 'XX' }, 422, 'country_unknown'],
  ] as const)('%s is refused and changes nothing', async ([, body, status, code]) => {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    const before = await databaseDigest(api.db)
    const refused = await invite(api, sophie, body)
    expect([refused.statusCode, refused.json().code]).toEqual([status, code])
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('is limited: 5 a day before the approval', async () => {
    const api = await startApi({ config: { hasRateLimits: true } })
    const newcomer = await makeNewcomer(api)
    for (let at = 0; at < 5; at += 1)
      expect((await invite(api, newcomer, { email: `a${at}@post.example` })).statusCode).toBe(201)
    const sixth = await invite(api, newcomer, { email: 'a6@post.example' })
    expect([sixth.statusCode, sixth.headers['retry-after']]).toEqual([429, '50400'])
    expect((await clientsOf(api, newcomer)).pager.count).toBe(5)
  })

  test('an answer is for clients: neither a practitioner nor the sender can give it', async () => {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    const lars = await makeApprovedPractitioner(api)
    await invite(api, sophie)
    const token = await invitationTo(api, 'anna@post.example')
    const before = await databaseDigest(api.db)
    for (const other of [sophie, lars]) expect((await answer(api, other, token)).statusCode).toBe(403)
    expect(await databaseDigest(api.db)).toEqual(before)
  })
})
