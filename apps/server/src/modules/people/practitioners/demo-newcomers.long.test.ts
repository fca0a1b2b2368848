import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { NOW, startApiOfFile } from '#test/api'
import { signInAs } from '#test/people'
import { readAsAdmin } from '#test/practitioners'
import { seedDemo } from '../../../seed/seed-demo.ts'

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

test('the demo has an uploaded picture, a paper of a plan, a product out of use and an id of another source', async () => {
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
