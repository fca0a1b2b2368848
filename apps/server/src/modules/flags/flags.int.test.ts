import { OpenFeature } from '@openfeature/server-sdk'
import type { FeatureFlag } from '@salvia/contract/flags/feature-flags'
import type { HttpMethod } from '@salvia/contract/route'
import { expect, test } from 'vitest'
import { NOW, startApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, makeClient, type Person } from '#test/people'
import { call, callVersioned } from '#test/plans'
import { isFlagOn } from './evaluate-flags.ts'
import { contextOf, tableProvider } from './table-provider.ts'

const flag = {
  key: 'new-calendar',
  description: 'The calendar of 2027',
  isOn: true,
  userKinds: ['Practitioner'],
  countries: ['NL'],
  accounts: [],
}

async function setUp() {
  const api = await startApi()
  const [admin, sophie, anna] = [
    await makeAdmin(api),
    await makeApprovedPractitioner(api),
    await makeClient(api),
  ]
  const as = (method: HttpMethod, path = '', body?: object) =>
    callVersioned(api, admin, [method, `/admin/feature-flags${path}`, body])
  const flagsOf = async (person: Person) =>
    (await call(api, person, ['GET', '/users/me'])).json<{ featureFlags: string[] }>().featureFlags
  const all = async () => [await flagsOf(admin), await flagsOf(sophie), await flagsOf(anna)]
  return { api, admin, sophie, anna, as, all }
}

test('the current user is told which features it has, as the flag stands now', async () => {
  const { anna, as, all } = await setUp()
  expect(await all()).toEqual([[], [], []])
  const made = await as('POST', '', flag)
  expect([made.statusCode, made.json()]).toEqual([201, { ...flag, version: 1, updatedAt: NOW.toISOString() }])
  const here = [flag.key]
  expect(await all()).toEqual([here, here, []])
  const change = { version: 1, accounts: [anna.email.toUpperCase()], countries: ['DE'] }
  const changed = await as('PUT', '/new-calendar', change)
  expect(changed.json()).toMatchObject({
    version: 2,
    countries: ['DE'],
    accounts: [{ id: anna.userId, email: anna.email }],
  })
  expect(await all()).toEqual([here, [], here])
  await as('PUT', '/new-calendar', { version: 2, isOn: false })
  expect(await all()).toEqual([here, [], []])
})

test('flags are listed by their keys, and keep who changed what', async () => {
  const { api, admin, anna, as } = await setUp()
  await as('POST', '', flag)
  await as('POST', '', { ...flag, key: 'chat', userKinds: [], countries: [] })
  await as('PUT', '/chat', { version: 1, isOn: false, accounts: [anna.email] })
  const { results } = (await as('GET')).json<{ results: FeatureFlag[] }>()
  expect(results.map(({ key }) => key)).toEqual(['chat', 'new-calendar'])
  expect((await as('GET', '?name=cal')).json().pager.count).toBe(1)
  const history = await call(api, admin, [
    'GET',
    '/admin/settings/history?subject=FeatureFlag&key=chat&limit=1',
  ])
  expect(history.json().results).toMatchObject([
    {
      event: 'FlagChanged',
      changes: [
        { field: 'isOn', from: true, to: false },
        { field: 'accounts', from: [], to: [anna.userId] },
      ],
    },
  ])
})

test('what is wrong is refused by its field, and nothing changes', async () => {
  const { api, as } = await setUp()
  await as('POST', '', flag)
  const before = await databaseDigest(api.db)
  const refused = [
    await as('POST', '', flag),
    await as('POST', '', { ...flag, key: 'Not a key' }),
    await as('POST', '', { ...flag, key: 'chat', countries: ['NL', 'XX'] }),
    await as('PUT', '/new-calendar', { version: 1, accounts: ['nobody@salvia.example'] }),
    await as('PUT', '/nothing', { version: 1, isOn: true }),
    await as('PUT', '/new-calendar', { version: 3, isOn: false }),
  ].map((answer) => answer.json<{ code: string; errors?: { id: string }[] }>())
  expect(refused.map(({ code, errors = [] }) => [code, ...errors.map(({ id }) => id)])).toEqual([
    ['name_taken'],
    ['contract_broken', 'key'],
    ['country_unknown', 'countries.1'],
    ['account_unknown', 'accounts.0'],
    ['flag_not_found'],
    ['outdated'],
  ])
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a flag that nobody has made is off for everyone, and one of another kind is none', async () => {
  const { api, admin } = await setUp()
  const user = {
    userId: admin.userId,
    userKindId: 'Internal',
    countryId: 'NL',
    permissions: ['admin:all'],
  } as const
  expect(await isFlagOn(api.db, 'nothing', user)).toBe(false)
  await OpenFeature.setProviderAndWait('test', tableProvider(api.db))
  const client = OpenFeature.getClient('test')
  expect(await client.getBooleanDetails('nothing', false, contextOf(user))).toMatchObject({
    value: false,
    errorCode: 'FLAG_NOT_FOUND',
  })
  expect(await client.getStringDetails('nothing', 'otherwise', contextOf(user))).toMatchObject({
    value: 'otherwise',
    errorCode: 'TYPE_MISMATCH',
  })
})
