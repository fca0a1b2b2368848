import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { makeApprovedPractitioner } from '#test/people'
import { countStatements } from '#test/statements'

test('the current user is read in two statements: who asks, and all of it', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const read = () => api.app.inject({ url: '/api/users/me', headers: sophie.headers })
  await read()
  expect(await countStatements(read)).toBe(2)
  expect((await read()).json()).toMatchObject({
    id: sophie.userId,
    billingAddressId: null,
    sameAddress: false,
    surveys: [],
    isCertificatesUploaded: false,
    certificateVerificationStatus: null,
    referrerInfo: null,
    newcomerBonusAmount: null,
    approvalSource: null,
    nextFeedbackDate: '2026-12-20T10:00:00.000Z',
  })
})
