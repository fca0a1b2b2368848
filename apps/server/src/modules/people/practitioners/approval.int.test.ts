import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeNewcomer } from '#test/people'
import { changeAsAdmin, eventsOf, mailsTo, readAsAdmin, uploadCertificate } from '#test/practitioners'
import { setLanguage } from '../../identity/index.ts'

test('an approval passes what waits, tells the practitioner in its language and is noted', async () => {
  const api = await startApi()
  const admin = await makeAdmin(api, ['admin:base'])
  const camille = await makeNewcomer(api)
  await setLanguage(api.db, { userId: camille.userId, languageCode: 'fr' }, api.app.now())
  const certificateId = await uploadCertificate(api, camille)
  const { version } = (await readAsAdmin(api, `/${camille.userId}`, admin)).json()
  const approved = await changeAsAdmin(api, camille, admin, { version, userStatusId: 'Approved' })
  expect(approved.json()).toMatchObject({
    userStatusId: 'Approved',
    isApproved: true,
    approvalSource: 'Admin',
    approvedAt: '2026-11-20T10:00:00.000Z',
    certificateVerificationStatus: 'Passed',
    certificates: [{ status: 'Passed', reason: null }],
  })
  const again = await changeAsAdmin(api, camille, admin, { userStatusId: 'Approved' })
  expect(again.statusCode).toBe(200)
  const mails = await mailsTo(api, camille)
  expect(mails.map(({ subject }) => subject)).toEqual(['Votre compte Salvia est approuvé'])
  expect(await eventsOf(api, admin)).toEqual([
    { event: 'CertificateDecided', details: { certificateId, from: 'Pending', to: 'Passed' } },
    { event: 'PractitionerDecided', details: { from: 'PendingApproval', to: 'Approved' } },
  ])
  const me = await api.app.inject({ url: '/api/users/me', headers: camille.headers })
  expect(me.json()).toMatchObject({ isApproved: true, certificateVerificationStatus: 'Passed' })
})

test('a rejection gives its reason, which the practitioner reads, and new credentials open it again', async () => {
  const api = await startApi()
  const admin = await makeAdmin(api)
  const camille = await makeNewcomer(api)
  await uploadCertificate(api, camille)
  const before = await databaseDigest(api.db)
  const silent = await changeAsAdmin(api, camille, admin, { userStatusId: 'Rejected', reason: '  ' })
  expect(silent.json()).toMatchObject({
    status: 422,
    code: 'reason_missing',
    errors: [{ id: 'reason', error: 'reason_missing' }],
  })
  expect(await databaseDigest(api.db)).toEqual(before)

  const reason = 'The date is cut off.'
  const rejected = await changeAsAdmin(api, camille, admin, { userStatusId: 'Rejected', reason })
  expect(rejected.json()).toMatchObject({
    userStatusId: 'Rejected',
    approvalReason: reason,
    certificates: [{ status: 'Failed', reason }],
  })
  const [mail] = await mailsTo(api, camille)
  expect(mail?.text).toContain(reason)
  await uploadCertificate(api, camille)
  const row = (await readAsAdmin(api, `/${camille.userId}`, admin)).json()
  expect(row).toMatchObject({ userStatusId: 'PendingApproval', certificateVerificationStatus: 'Pending' })
})

test('credentials are passed and failed one by one, with a mail for each failure', async () => {
  const api = await startApi()
  const admin = await makeAdmin(api)
  const camille = await makeNewcomer(api)
  const [first, second] = [await uploadCertificate(api, camille), await uploadCertificate(api, camille)]
  const without = await changeAsAdmin(api, camille, admin, {
    isVip: true,
    certificateStatuses: [
      { id: first, status: 'Passed' },
      { id: second, status: 'Failed' },
    ],
  })
  expect(without.json().errors).toEqual([{ id: 'certificateStatuses.1.reason', error: 'reason_missing' }])
  const decided = await changeAsAdmin(api, camille, admin, {
    certificateStatuses: [
      { id: first, status: 'Passed' },
      { id: second, status: 'Failed', reason: 'Not readable.' },
    ],
  })
  expect(decided.json()).toMatchObject({
    isVip: false,
    userStatusId: 'PendingApproval',
    certificateVerificationStatus: 'Passed',
    certificates: [
      { id: first, status: 'Passed', reason: null },
      { id: second, status: 'Failed', reason: 'Not readable.' },
    ],
  })
  expect((await mailsTo(api, camille)).map(({ subject }) => subject)).toEqual(['Check your credentials'])
  const others = await changeAsAdmin(api, await makeNewcomer(api), admin, {
    certificateStatuses: [{ id: first, status: 'Passed' }],
  })
  expect(others.json()).toMatchObject({ status: 404, code: 'file_not_found' })
})

test('of two admins at once the second one reads again first', async () => {
  const api = await startApi()
  const [one, two] = [await makeAdmin(api), await makeAdmin(api)]
  const camille = await makeNewcomer(api)
  await uploadCertificate(api, camille)
  const { version } = (await readAsAdmin(api, `/${camille.userId}`, one)).json()
  const answers = await Promise.all([
    changeAsAdmin(api, camille, one, { version, userStatusId: 'Approved' }),
    changeAsAdmin(api, camille, two, { version, userStatusId: 'Rejected', reason: 'No.' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
  const kept = (await readAsAdmin(api, `/${camille.userId}`, one)).json().userStatusId
  expect(kept).toBe(answers[0].statusCode === 200 ? 'Approved' : 'Rejected')
  expect(await mailsTo(api, camille)).toHaveLength(1)
})
