import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { messagesTo } from '#test/auth'
import { clientsOf, invite, linked, read, setUpTwo } from '#test/clients'
import { NOW } from '#test/constants'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, PASSWORD, type Person } from '#test/people'
import { call } from '#test/plans'
import { accessEntries } from '../../../kernel/access-log/data/access-tables.ts'

describe('whose clients', () => {
  test('a practitioner sees its own only: another’s are 404 to read, change and mute, and stay as they were', async () => {
    const { api, sophie, lars, anna, tom } = await setUpTwo()
    expect((await clientsOf(api, sophie)).results.map(({ id }) => id)).toEqual([anna.userId])
    const before = await databaseDigest(api.db)
    for (const [caller, other] of [
      [sophie, tom],
      [lars, anna],
      [anna, tom],
      [tom, anna],
      [sophie, sophie],
    ] as const)
      for (const refused of [
        await read(api, caller, other.userId),
        await call(api, caller, ['PUT', `/customer/${other.userId}`, { firstName: 'X' }]),
        await call(api, caller, [
          'PATCH',
          `/customer/${other.userId}/practitioner-settings`,
          { muteAlerts: true },
        ]),
      ])
        expect([refused.statusCode, refused.json().code]).toEqual([404, 'client_not_found'])
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('what a practitioner writes of a client stays in its own file; addresses are left out', async () => {
    const { api, sophie, lars, anna } = await setUpTwo()
    await linked(api, lars, anna)
    const address = {
      firstName: 'Anna',
      lastName: 'V',
      streetName: 'Oudegracht',
      houseNumber: '1',
      postalCode: '3511 AB',
      city: 'Utrecht',
      countryId: 'NL',
    }
    const body = { firstName: 'Anneke', phone: '+31612345678', billingAddress: address, sameAddress: true }
    const changed = await call(api, sophie, ['PUT', `/customer/${anna.userId}`, body])
    expect(changed.json()).toMatchObject({
      firstName: 'Anneke',
      lastName: 'Person',
      phone: '+31612345678',
      billingAddress: null,
      shippingAddress: null,
    })
    for (const other of [lars, anna])
      expect((await read(api, other, anna.userId)).json()).toMatchObject({
        firstName: 'Test',
        phone: null,
        billingAddress: null,
      })
    expect(
      (await call(api, sophie, ['PUT', `/customer/${anna.userId}`, { email: 'x@post.example' }])).statusCode,
    ).toBe(400)
  })

  test('a client changes its own record, addresses included; a new number waits for its code', async () => {
    const { api, anna, sophie } = await setUpTwo()
    const address = {
      firstName: 'Άννα',
      lastName: 'Visser',
      streetName: 'Oudegracht',
      houseNumber: '1',
      postalCode: '3511 AB',
      city: 'Utrecht',
      countryId: 'NL',
    }
    const body = {
      firstName: 'Anna',
      countryId: 'DE',
      preferredLanguageCode: 'de',
      phone: '+4915123456789',
      password: PASSWORD,
      billingAddress: address,
    }
    const changed = await call(api, anna, ['PUT', `/customer/${anna.userId}`, body])
    expect(changed.json()).toMatchObject({
      firstName: 'Anna',
      countryId: 'DE',
      preferredLanguageCode: 'de',
      phone: null,
      billingAddress: { firstName: 'Anna', streetName: 'Oudegracht' },
      shippingAddress: null,
    })
    expect(await messagesTo(api, '+4915123456789')).toHaveLength(1)
    expect((await read(api, sophie, anna.userId)).json()).toMatchObject({ billingAddress: null })
    const unknown = await call(api, anna, ['PUT', `/customer/${anna.userId}`, { countryId: 'XX' }])
    expect(unknown.json()).toMatchObject({ status: 422, code: 'country_unknown' })
  })

  test('what a change leaves out stays as it was, in the account and in a practitioner’s file', async () => {
    const { api, anna, sophie } = await setUpTwo()
    const admin = await makeAdmin(api)
    const change = async (by: typeof anna, body: object) =>
      (await call(api, by, ['PUT', `/customer/${anna.userId}`, body])).json()
    await change(admin, { phone: '+31612345678' })
    expect(await change(admin, { firstName: 'Anna' })).toMatchObject({
      firstName: 'Anna',
      phone: '+31612345678',
      countryId: 'NL',
    })
    await change(sophie, { phone: '+31687654321', countryId: 'BE' })
    expect(await change(sophie, { lastName: 'Visser' })).toMatchObject({
      lastName: 'Visser',
      phone: '+31687654321',
      countryId: 'BE',
    })
  })

  test('an admin sees and changes all, and it is noted who read', async () => {
    const { api, anna, tom, sophie } = await setUpTwo()
    const admin = await makeAdmin(api)
    expect((await clientsOf(api, admin)).results.map(({ id }) => id).toSorted()).toEqual(
      [anna.userId, tom.userId].toSorted(),
    )
    const changed = await call(api, admin, [
      'PUT',
      `/customer/${anna.userId}`,
      { lastName: 'Visser', phone: '+31612345678' },
    ])
    expect(changed.json()).toMatchObject({ fullName: 'Test Visser', phone: '+31612345678' })
    await read(api, sophie, anna.userId)
    await read(api, sophie, anna.userId)
    await read(api, anna, anna.userId)
    const noted = await api.db
      .select({ readerId: accessEntries.readerId, what: accessEntries.what, kind: accessEntries.readerKind })
      .from(accessEntries)
      .where(eq(accessEntries.subjectId, anna.userId))
      .orderBy(accessEntries.what)
    expect(noted).toEqual([
      { readerId: admin.userId, what: 'ClientChanged', kind: 'Admin' },
      { readerId: sophie.userId, what: 'ClientRead', kind: 'Practitioner' },
    ])
  })
})

describe('the list', () => {
  const names = [
    ['Anna', 'Visser'],
    ['Bo', 'Appel'],
    ['Zoë', 'Visser'],
    ['100%', 'Zeta'],
    ['Tom', 'de Boer'],
  ] as const

  async function setUpList() {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    for (const [at, [firstName, lastName]] of names.entries())
      await invite(api, sophie, { firstName, lastName, email: `p${at}@post.example` })
    return { api, sophie }
  }

  test.for([
    ['', ['Bo', 'Tom', 'Anna', 'Zoë', '100%']],
    ['?sort=firstName', ['100%', 'Anna', 'Bo', 'Tom', 'Zoë']],
    ['?sort=-lastName,-firstName', ['100%', 'Zoë', 'Anna', 'Tom', 'Bo']],
    ['?lastName=viss', ['Anna', 'Zoë']],
    ['?firstName=%25', ['100%']],
    ['?email=P1@', ['Bo']],
    ['?query=anna%20vis', ['Anna']],
    ['?query=ZOE%20visse', ['Zoë']],
    ['?firstName=zo%C3%A9', ['Zoë']],
    ['?lastName=v%C3%ADsser', ['Anna', 'Zoë']],
    ['?offset=1&limit=2', ['Tom', 'Anna']],
  ] as const)('%j lists %j', async ([query, expected]) => {
    const { api, sophie } = await setUpList()
    const { results } = await clientsOf(api, sophie, query)
    expect(results.map(({ fullName }) => fullName.split(' ')[0])).toEqual(expected)
  })

  test('counts what it would list, and names the fields to sort by', async () => {
    const { api, sophie } = await setUpList()
    expect((await clientsOf(api, sophie, '?lastName=Visser&limit=1')).pager).toEqual({
      offset: 0,
      limit: 1,
      count: 2,
      sort: null,
    })
    const refused = await call(api, sophie, ['GET', '/customer?sort=phone'])
    expect(refused.json()).toMatchObject({
      code: 'sort_unknown',
      detail: 'Sort by firstName, lastName, email, linkedAt, alertsCount.',
    })
  })
})

test('admins see whom one practitioner has on file, since then and until then; nobody else sees others’ files', async () => {
  const { api, sophie, lars, anna, tom } = await setUpTwo()
  await linked(api, lars, anna)
  const admin = await makeAdmin(api)
  const of = async (caller: Person, query: string) => {
    const { results } = await clientsOf(api, caller, `?${query}`)
    return results.map(({ id }) => id).toSorted()
  }
  const day = NOW.toISOString()
  const before = new Date(NOW.getTime() - 1).toISOString()
  expect(await of(admin, `practitionerId=${sophie.userId}`)).toEqual([anna.userId])
  expect(await of(admin, `practitionerId=${lars.userId}&linkedFrom=${day}&linkedTo=${day}`)).toEqual(
    [anna.userId, tom.userId].toSorted(),
  )
  expect(await of(admin, `practitionerId=${lars.userId}&linkedTo=${before}`)).toEqual([])
  expect(await of(admin, `linkedTo=${before}`)).toEqual([])
  expect(await of(sophie, `practitionerId=${lars.userId}`)).toEqual([anna.userId])
})

describe('the search by address', () => {
  const search = (api: TestApi, by: Person, email: string) =>
    call(api, by, ['GET', `/customer/search?email=${encodeURIComponent(email)}`])

  test('finds own clients, and answers alike for unknown and not yours', async () => {
    const { api, sophie, anna, tom } = await setUpTwo()
    expect((await search(api, sophie, anna.email.toUpperCase())).json()).toMatchObject({
      status: 'Found',
      client: { id: anna.userId },
    })
    for (const email of [tom.email, 'nobody@post.example', sophie.email])
      expect((await search(api, sophie, email)).json()).toEqual({ status: 'NotFound', client: null })
  })

  test('is limited per account, over all processes', async () => {
    const api = await startApi({ config: { hasRateLimits: true } })
    const [sophie, lars] = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
    for (let at = 0; at < 30; at += 1)
      expect((await search(api, sophie, 'nobody@post.example')).statusCode).toBe(200)
    expect((await search(api, sophie, 'nobody@post.example')).statusCode).toBe(429)
    expect((await search(api, lars, 'nobody@post.example')).statusCode).toBe(200)
  })
})
