import sharp from 'sharp'
import { expect, test } from 'vitest'
import { NOW, startApi } from '#test/api'
import { signInAs } from '#test/people'
import { readAsAdmin } from '#test/practitioners'
import { seedDemo } from '../../../seed/seed-demo.ts'

test('the demo has newcomers who wait with drawn credentials, the longest waiting last', async () => {
  const api = await startApi()
  await seedDemo(api.app, { set: (at) => api.setNow(at ?? NOW) })
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
