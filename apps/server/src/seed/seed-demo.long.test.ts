import type { AdminReferral } from '@salvia/contract/referrals/admin-referrals'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { NOW, startApiOfFile } from '#test/api'
import { signInAs } from '#test/people'
import { readAsAdmin } from '#test/practitioners'
import { seedDemo } from './seed-demo.ts'

const api = await startApiOfFile()
beforeAll(() => seedDemo(api.app, { set: (at) => api.setNow(at ?? NOW) }))

test('the demo has newcomers who wait with drawn credentials, the longest waiting last', async () => {
  const admin = { headers: await signInAs(api, 'admin@salvia.example') }
  const queue = (await readAsAdmin(api, '?approvalStatus=PendingApproval', admin)).json()
  expect(queue.pager.count).toBe(7)
  const [camille] = queue.results
  expect(camille).toMatchObject({
    fullName: 'Camille Moreau',
    createdAt: '2026-11-19T10:00:00.000Z',
    certificateVerificationStatus: 'Pending',
    certificates: [{ name: 'Diplôme de naturopathe.png', uploadedAt: '2026-11-19T11:00:00.000Z' }],
  })
  const url = `/api/practitioner/${camille.id}/certificates/${camille.certificates[0].id}`
  const file = await api.app.inject({ url, headers: admin.headers })
  const { format, width, height } = await sharp(file.rawPayload).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 850 })
})

test('the demo’s approved practitioners have passed credentials, templates of every origin, commission in each month, and clients who wait for a word', async () => {
  const admin = { headers: await signInAs(api, 'admin@salvia.example') }
  const { results } = (await readAsAdmin(api, '?approvalStatus=Approved', admin)).json()
  expect(results).toHaveLength(2)
  for (const practitioner of results)
    expect(practitioner).toMatchObject({
      isCertificatesUploaded: true,
      certificateVerificationStatus: 'Passed',
    })
  const headers = await signInAs(api, 'practitioner@salvia.example')
  const templates = async (mode: string) =>
    (await api.app.inject({ url: `/api/recommendations?mode=${mode}`, headers }))
      .json()
      .results.map(({ name }: { name: string }) => name)
      .toSorted()
  expect(await templates('ProviderTemplates')).toEqual(['Everyday basics'])
  const experts = await templates('ExpertTemplates')
  expect(experts).toHaveLength(12)
  expect(experts).toEqual(expect.arrayContaining(['Darm nach Antibiotika', 'Rustige avonden']))
  expect(await templates('OwnTemplates')).toEqual([
    'After a long flight',
    'Basis voor de winter',
    'Desk days',
    'Evening wind-down',
    'Minerals, a first month',
    'Rustige avonden',
    'Training weeks',
    'Winter basics',
  ])
  const earnings = await api.app.inject({ url: '/api/wallet/earnings', headers })
  const months: { pending: { amount: number }; posted: { amount: number } }[] = earnings.json().months
  // Commission is available a month after the parcel arrived.
  expect(months.map(({ pending, posted }) => [pending.amount > 0, posted.amount > 0])).toEqual([
    [false, true],
    [false, true],
    [false, true],
    [false, true],
    [true, true],
    [true, false],
  ])
  await api.runJobs()
  const waiting = await api.app.inject({ url: '/api/recommendations/clients?alertsOnly=true', headers })
  const alerts = waiting.json().results.map(({ alert }: { alert: { id: string } }) => alert.id)
  expect(new Set(alerts)).toEqual(new Set(['NotViewed', 'NotOrdered']))
})

test('the demo has an uploaded picture, a resource of a plan, a product out of use and an id of another source', async () => {
  const read = async (account: string, url: string) => {
    const headers = await signInAs(api, `${account}@salvia.example`)
    return (await api.app.inject({ url, headers })).json()
  }
  const { results } = await read('practitioner', '/api/recommendations?mode=Recommendations&name=Sleep')
  const [{ id }] = results
  expect((await read('practitioner', `/api/recommendations/${id}`)).resources).toMatchObject([
    { name: 'Sleep diary.webp' },
  ])
  expect((await read('practitioner', '/api/users/me')).profilePictureUrl).toMatch(/\.webp$/)
  const skus = async (query: string) =>
    (await read('admin', `/api/admin/products?${query}`)).results.map(({ sku }: { sku: string }) => sku)
  expect(await skus('isActive=false')).toEqual(['JAR-201320'])
  expect(await skus('externalIdType=PIM')).toEqual(['THO-321969'])
})

const readAs = async (account: string, url: string) => {
  const headers = await signInAs(api, `${account}@salvia.example`)
  return (await api.app.inject({ url: `/api${url}`, headers })).json()
}
const dayOf = (at: string | null) => at?.slice(0, 10)

test('the demo’s journeys have invitations, openings and orders of a whole year, each of its own day', async () => {
  const daysOf = async (status: string): Promise<string[]> =>
    (await readAs('admin', `/admin/recommendations/journeys?limit=100&status=${status}`)).results
      .filter(({ client }: { client: object | null }) => client !== null)
      .map(({ at }: { at: string }) => dayOf(at))
  const [viewed, ordered] = [await daysOf('Viewed'), await daysOf('OrderPlaced')]
  const months = new Set([...viewed, ...ordered].map((day) => day.slice(0, 7)))
  expect(months).toHaveLength(12)
  const orders = (await readAs('admin', '/orders?limit=100')).results
  const placed = new Set(orders.map(({ placedAt }: { placedAt: string | null }) => dayOf(placedAt)))
  expect(ordered.filter((day) => !placed.has(day))).toEqual([])
  expect(await readAs('admin', '/recommendations/funnel')).toEqual({
    invited: 19,
    delivered: 19,
    opened: 8,
    openKnownOf: 9,
    viewed: 18,
    inCart: 12,
    ordered: 12,
  })
})

test('the demo has an order of every turn that one can take', async () => {
  type Row = { id: string; status: string; ordered: { payment: string }; totalAmount: { currency: string } }
  const list = async (query: string): Promise<Row[]> =>
    (await readAs('admin', `/orders?limit=100&${query}`)).results
  const turned = (rows: Row[]) => rows.map(({ status, ordered }) => `${status}, ${ordered.payment}`)
  expect(turned(await list('status=Canceled,Refunded'))).toEqual([
    'Canceled, Closed',
    'Canceled, Refunded',
    'Refunded, Refunded',
  ])
  expect(turned(await list('payment=PartlyRefunded'))).toEqual(['Shipped, PartlyRefunded'])
  expect(turned(await list('isOpenBackOrder=true'))).toEqual(['Placed, Paid'])
  const currencies = (rows: Row[]) => rows.map(({ totalAmount }) => totalAmount.currency)
  expect(currencies(await list('countryCode=CH'))).toEqual(['EUR'])
  expect(currencies(await list('countryCode=DK'))).toEqual(['DKK'])
  const [jonas] = await list('query=client4&placedTo=2026-11-03T00:00:00.000Z')
  const { shipments } = await readAs('admin', `/orders/v2/${jonas?.id}`)
  expect(shipments.map(({ deliveredAt }: { deliveredAt: string }) => dayOf(deliveredAt))).toEqual([
    '2026-11-09',
    '2026-11-09',
  ])
})

test('the demo has a referral of every status, and the bonuses of the one that was approved', async () => {
  const { results } = await readAs('admin', '/admin/referrals')
  const told = results.map(({ status, newcomer, bonuses }: AdminReferral) => [
    newcomer.fullName,
    status,
    bonuses.map(({ amount }) => amount.amount),
  ])
  expect(told).toEqual([
    ['Camille Moreau', 'Pending', []],
    ['Pieter Hoekstra', 'Rejected', []],
    ['Reto Ammann', 'Pending', []],
    ['Jan Becker', 'Approved', [5000, 2500]],
  ])
})

test('the demo’s practitioners and its seller have an account each', async () => {
  const read = async (account: string, url: string) => {
    const headers = await signInAs(api, `${account}@salvia.example`)
    return (await api.app.inject({ url: `/api${url}`, headers })).json()
  }
  const { results } = await read('admin', '/admin/practitioners?approvalStatus=Approved')
  const accounts: string[] = [(await read('admin', '/admin/seller')).iban]
  for (const { id } of results)
    accounts.push((await read('accounting', `/admin/practitioner-bank-data/${id}`)).iban)
  expect(accounts.toSorted()).toEqual(['DE89370400440532013000', 'NL20INGB0001234567', 'NL91ABNA0417164300'])
})

test('the demo’s chat tells its hours, and offers admins prepared answers in every language', async () => {
  expect(await readAs('admin', '/chat/hours')).toMatchObject({
    friday: { from: '09:00', to: '17:30' },
    saturday: { from: '10:00', to: '13:00' },
    sunday: null,
  })
  const { results } = await readAs('admin', '/admin/chat/answers')
  expect(results.map(({ texts }: { texts: object }) => Object.keys(texts).toSorted())).toEqual(
    Array(3).fill(['de', 'en', 'fr', 'nl']),
  )
})
