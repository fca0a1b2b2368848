import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, makeClient, makeNewcomer } from '#test/people'
import { changeAsAdmin, eventsOf, readAsAdmin, uploadCertificate } from '#test/practitioners'
import type { ErpService } from '../../../services/erp/erp.ts'
import { erpRecords } from '../../../services/erp/recorder-tables.ts'
import { referrals } from '../../referrals/index.ts'

const takesOrders: Omit<ErpService, 'kind' | 'makePartner' | 'forgetPartner'> = {
  pagesUrl: null,
  listProducts: null,
  async saveOrder() {},
  async cancelOrder() {},
  async saveShipment() {},
  async saveUnsent() {},
  async refundOrder() {},
}

test('terms are set by admins: VIP, commission, referral program', async () => {
  const api = await startApi()
  const admin = await makeAdmin(api, ['admin:base'])
  const sophie = await makeApprovedPractitioner(api)
  const [program] = (await readAsAdmin(api, '/referral-programs', admin)).json()
  expect(program).toEqual({
    id: '01900000-0000-7000-8000-000000000001',
    name: 'Colleague brings colleague',
    referrerBonus: { amount: 5000, currency: 'EUR' },
    newcomerBonus: { amount: 2500, currency: 'EUR' },
    validFrom: '2024-01-01',
    validTo: null,
  })
  const lars = await makeApprovedPractitioner(api)
  await api.db.insert(referrals).values({
    referrerId: lars.userId,
    newcomerId: sophie.userId,
    status: 'Pending',
    createdAt: api.app.now(),
  })
  const terms = { isVip: true, isCommissionEnabled: false, referralProgramId: program.id }
  expect((await changeAsAdmin(api, sophie, admin, terms)).json()).toMatchObject({
    ...terms,
    isAllowedToReceiveCommission: true,
    newcomerBonusAmount: { amount: 2500, currency: 'EUR' },
  })
  const before = await databaseDigest(api.db)
  const unknown = await changeAsAdmin(api, sophie, admin, { isVip: false, referralProgramId: sophie.userId })
  expect(unknown.json()).toMatchObject({ status: 422, code: 'program_unknown' })
  expect(await databaseDigest(api.db)).toEqual(before)
  expect(await eventsOf(api, admin)).toEqual([{ event: 'TermsChanged', details: terms }])
})

test('a suspended practitioner is signed out at once, and comes back approved', async () => {
  const api = await startApi()
  const admin = await makeAdmin(api)
  const sophie = await makeApprovedPractitioner(api)
  await changeAsAdmin(api, sophie, admin, { userStatusId: 'Suspended', reason: 'Complaint' })
  const me = await api.app.inject({ url: '/api/users/me', headers: sophie.headers })
  expect(me.statusCode).toBe(401)
  expect((await changeAsAdmin(api, sophie, admin, { userStatusId: 'Approved' })).json().isApproved).toBe(true)
})

test('every filter finds its own, together and apart', async () => {
  const api = await startApi()
  const admin = await makeAdmin(api)
  const sophie = await makeApprovedPractitioner(api, { practiceName: 'Praktijk De Linde' })
  const camille = await makeNewcomer(api)
  await uploadCertificate(api, camille)
  await makeClient(api)
  const [program] = (await readAsAdmin(api, '/referral-programs', admin)).json()
  await changeAsAdmin(api, sophie, admin, {
    firstName: 'Sophie',
    lastName: 'van Dijk',
    isVip: true,
    countryId: 'BE',
    referralProgramId: program.id,
  })
  const found = async (query: string) =>
    (await readAsAdmin(api, `?${query}`, admin)).json().results.map(({ id }: { id: string }) => id)
  const [s, c] = [sophie.userId, camille.userId]
  expect(await found('sort=-isVip')).toEqual([s, c])
  for (const [query, ids] of [
    ['firstName=soph', [s]],
    ['lastName=van', [s]],
    [`email=${camille.email.slice(0, 20)}`, [c]],
    ['isCertificateUploaded=true', [c]],
    ['isCertificateUploaded=false', [s]],
    ['isVip=true', [s]],
    ['isVip=false', [c]],
    ['countryCode=BE', [s]],
    ['approvalStatus=PendingApproval', [c]],
    [`referralProgramId=${program.id}`, [s]],
    ['query=linde', [s]],
    ['query=sophie%20van%20d', [s]],
    ['query=linde&approvalStatus=PendingApproval', []],
    ['query=_', []],
  ] as const)
    expect({ query, ids: await found(query) }).toEqual({ query, ids })
  const page = (await readAsAdmin(api, '?limit=1&offset=1&sort=-isVip', admin)).json()
  expect(page).toMatchObject({ results: [{ id: c }], pager: { offset: 1, limit: 1, count: 2 } })
  expect((await readAsAdmin(api, '?sort=iban', admin)).statusCode).toBe(400)
})

test('an account in the ERP is asked for once, and made once however often', async () => {
  const api = await startApi()
  const admin = await makeAdmin(api, ['admin:base'])
  const sophie = await makeApprovedPractitioner(api, { practiceName: 'Praktijk De Linde' })
  const ask = (id: string) =>
    api.app.inject({
      method: 'POST',
      url: `/api/admin/practitioners/${id}/new-odoo-account`,
      headers: admin.headers,
    })
  const answers = await Promise.all([ask(sophie.userId), ask(sophie.userId)])
  for (const answer of answers)
    expect(answer.json()).toMatchObject({ odooAccountId: null, odooRequestedAt: '2026-11-20T10:00:00.000Z' })
  await api.runJobs()
  const [record, ...others] = await api.db.select().from(erpRecords)
  expect(others).toEqual([])
  expect(record).toMatchObject({ reference: `practitioner-${sophie.userId}`, model: 'res.partner' })
  expect(record?.sealedValues).not.toContain('Linde')
  expect(JSON.parse(api.app.sealed.open(record?.sealedValues ?? ''))).toMatchObject({
    name: 'Test Person',
    company_name: 'Praktijk De Linde',
    email: sophie.email,
    country_code: 'NL',
  })
  const later = (await ask(sophie.userId)).json()
  expect(later.odooAccountId).toBe(`recorded:${record?.id}`)
  await api.runJobs()
  expect(await api.db.$count(erpRecords)).toBe(1)
  expect(await eventsOf(api, admin)).toEqual([{ event: 'ErpAccountRequested', details: {} }])
  expect((await ask(admin.userId)).statusCode).toBe(404)
})

test('an account that the ERP refused says why, in the record and in the outbox, and is asked for again', async () => {
  const erp = { isDown: true }
  const refusing: ErpService = {
    kind: 'odoo',
    async makePartner() {
      if (erp.isDown) throw new Error('Odoo is being updated')
      return '4711'
    },
    async forgetPartner() {},
    ...takesOrders,
  }
  const api = await startApi({ services: { erp: refusing } })
  const admin = await makeAdmin(api)
  const { userId: practitionerId } = await makeApprovedPractitioner(api)
  const post = async (url: string) =>
    (await api.app.inject({ method: 'POST', url: `/api${url}`, headers: admin.headers })).json()
  const ask = () => post(`/admin/practitioners/${practitionerId}/new-odoo-account`)
  const record = async () => (await readAsAdmin(api, `/${practitionerId}`, admin)).json()
  const outbox = async (query = '') =>
    (await api.app.inject({ url: `/api/admin/outbox?kind=Erp${query}`, headers: admin.headers })).json()

  expect(await ask()).toMatchObject({ odooAccountId: null, odooError: null })
  const waiting = {
    id: expect.any(String),
    kind: 'Erp',
    recipient: 'ERP',
    template: 'makeErpAccount',
    languageCode: null,
    practitionerId,
    orderId: null,
    about: 'Test Person',
    subject: null,
    state: 'Waiting',
    attempts: 0,
    lastError: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    sentAt: null,
  }
  expect((await outbox()).results).toEqual([waiting])
  await expect(api.runJobs()).rejects.toThrow('Odoo is being updated')
  expect(await record()).toMatchObject({ odooAccountId: null, odooError: 'Odoo is being updated' })
  const failed = (await outbox('&state=Failed')).results
  expect(failed).toEqual([{ ...waiting, state: 'Failed', attempts: 1, lastError: 'Odoo is being updated' }])

  erp.isDown = false
  expect(await ask()).toMatchObject({ odooAccountId: null, odooError: null })
  await api.runJobs()
  expect(await record()).toMatchObject({ odooAccountId: '4711', odooError: null })
  expect((await outbox('&state=Sent')).results).toEqual([
    { ...waiting, state: 'Sent', attempts: 2, sentAt: '2026-11-20T10:00:00.000Z' },
  ])
  expect(await eventsOf(api, admin)).toEqual([
    { event: 'ErpAccountRequested', details: {} },
    { event: 'ErpAccountRequested', details: {} },
  ])
})

test('a call that failed is made again from the outbox', async () => {
  const erp = { isDown: true, calls: 0 }
  const refusing: ErpService = {
    kind: 'odoo',
    async makePartner() {
      erp.calls += 1
      if (erp.isDown) throw new Error('Odoo is being updated')
      return '4711'
    },
    async forgetPartner() {},
    ...takesOrders,
  }
  const api = await startApi({ services: { erp: refusing } })
  const admin = await makeAdmin(api)
  const { userId } = await makeApprovedPractitioner(api)
  const send = (method: 'GET' | 'POST', url: string) =>
    api.app.inject({ method, url: `/api${url}`, headers: admin.headers })
  await send('POST', `/admin/practitioners/${userId}/new-odoo-account`)
  await expect(api.runJobs()).rejects.toThrow('Odoo is being updated')
  const [call] = (await send('GET', '/admin/outbox?kind=Erp')).json().results
  const shown = (await send('GET', `/admin/outbox/${call.id}`)).json()
  expect(shown.html).toBeNull()
  expect(JSON.parse(shown.plainText)).toEqual({
    template: 'makeErpAccount',
    props: { practitionerId: userId },
  })
  erp.isDown = false
  expect((await send('POST', `/admin/outbox/${call.id}/resend`)).json()).toMatchObject({ state: 'Waiting' })
  await api.runJobs()
  expect((await readAsAdmin(api, `/${userId}`, admin)).json()).toMatchObject({ odooAccountId: '4711' })
  expect(erp.calls).toBe(2)
})

test('a client or an admin is no practitioner', async () => {
  const api = await startApi()
  const admin = await makeAdmin(api)
  const anna = await makeClient(api)
  expect((await readAsAdmin(api, `/${anna.userId}`, admin)).statusCode).toBe(404)
  expect((await changeAsAdmin(api, anna, admin, { isVip: true })).statusCode).toBe(404)
})
