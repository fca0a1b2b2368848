import { allRoutes } from '@salvia/contract/all-routes'
import { type ApiRoute, servedAt } from '@salvia/contract/route'
import { describe, expect, test } from 'vitest'
import { startApiOfFile } from '../fixtures/api.ts'
import { linked } from '../fixtures/clients.ts'
import { databaseDigest } from '../fixtures/database-digest.ts'
import { nameOf, type OwnedCall, ownedCallOf, ownedCalls, sendOwned } from '../fixtures/owned-calls.ts'
import { makeApprovedPractitioner, makeClient, type Person } from '../fixtures/people.ts'
import { makeWorld } from '../fixtures/specimens.ts'

/** Path segments that are words or entries of the content service, not records. */
const words = [
  'shareCode',
  'countryCode',
  'languageCode',
  'vat',
  'kind',
  'payCommissionsMonthly',
  'surveyType',
  'webinarId',
  'materialId',
]
const isOfSomeone = ({ url, config: { access } }: ApiRoute) =>
  ['owner', 'user', 'practitioner', 'approved', 'cart'].includes(access) &&
  [...url.matchAll(/:(\w+)/g)].some(([, name]) => !words.includes(String(name)))

const subject = allRoutes.filter(isOfSomeone)

const api = await startApiOfFile({ isStocked: true })
const world = await makeWorld(api)
const [lars, tom] = [await makeApprovedPractitioner(api), await makeClient(api)]
await linked(api, lars, tom)
const ownersOf = ({ owner }: OwnedCall): Person[] =>
  owner === 'both' ? [world.sophie, world.anna] : [owner === 'client' ? world.anna : world.sophie]

/** A call for practitioners alone tells a client so, whatever record it names. */
const refusal = (route: ApiRoute, person: Person) =>
  ['practitioner', 'approved'].includes(route.config.access) && person === tom ? 403 : 404

describe('a record of someone', () => {
  test('has a row here for each call that names one', () => {
    expect(Object.keys(ownedCalls).sort()).toEqual(subject.map(nameOf).sort())
  })

  test.for(subject.filter(({ method }) => method === 'GET').map((route) => [nameOf(route), route] as const))(
    'is read by its owners: %s',
    async ([, route]) => {
      for (const owner of ownersOf(ownedCallOf(route)))
        expect((await sendOwned(world, route, owner)).statusCode).toBe(200)
    },
  )

  test('is neither read nor changed by another practitioner or client: 404, and nothing changed', async () => {
    const before = await databaseDigest(api.db)
    for (const route of subject)
      for (const person of [lars, tom]) {
        const { statusCode } = await sendOwned(world, route, person)
        const who = person === tom ? 'a client' : 'a practitioner'
        expect({ call: nameOf(route), who, statusCode }).toEqual({
          call: nameOf(route),
          who,
          statusCode: refusal(route, person),
        })
      }
    expect(await databaseDigest(api.db)).toEqual(before)
  })
})

/** Own reads, whose response depends on the caller alone. */
const ownReads = allRoutes.filter(
  ({ method, url, config: { access } }) =>
    method === 'GET' && !url.includes(':') && ['user', 'practitioner', 'approved'].includes(access),
)
const url = (route: ApiRoute) =>
  `${servedAt(route.url)}${route.url === '/customer/search' ? `?email=${world.anna.email}` : ''}`

test('no list and no own record of another practitioner or client names them or theirs', async () => {
  const { sophie, anna, specimens } = world
  const { productId: _, otherProductId: __, ...own } = specimens
  const theirs = [sophie.userId, sophie.email, anna.userId, anna.email, ...Object.values(own)]
  expect(ownReads.length).toBeGreaterThan(20)
  for (const route of ownReads)
    for (const person of [lars, tom]) {
      const { body, statusCode } = await api.app.inject({ url: url(route), headers: person.headers })
      const found = theirs.filter((text) => body.includes(text))
      expect({ call: nameOf(route), found }).toEqual({ call: nameOf(route), found: [] })
      expect([200, 403]).toContain(statusCode)
    }
})
