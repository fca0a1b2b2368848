import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { makeAdmin, makeApprovedPractitioner } from '#test/people'
import { call } from '#test/plans'
import { decide, makeReferral } from '#test/referrals'

test('admins list by status and either practitioner, page by page', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const lars = await makeApprovedPractitioner(api)
  const mia = await makeApprovedPractitioner(api)
  const admin = await makeAdmin(api)
  const id = await makeReferral(api, sophie, lars)
  const other = await makeReferral(api, lars, mia)
  await decide(api, admin, { id, to: 'Rejected' })
  const idsOf = async (query: string) =>
    (await call(api, admin, ['GET', `/admin/referrals${query}`]))
      .json<{ results: { id: string }[] }>()
      .results.map((each) => each.id)
  expect(await idsOf('')).toEqual([other, id])
  expect(await idsOf('?limit=1&offset=1')).toEqual([id])
  expect(await idsOf('?status=Pending')).toEqual([other])
  expect(await idsOf(`?referrerPractitionerId=${sophie.userId}`)).toEqual([id])
  expect(await idsOf(`?newcomerPractitionerId=${mia.userId}`)).toEqual([other])
})
