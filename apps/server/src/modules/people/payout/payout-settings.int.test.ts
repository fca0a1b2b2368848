import { expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, makeClient, PASSWORD, type Person } from '#test/people'
import { eventsOf, mailsTo } from '#test/practitioners'
import { auditEntries } from '../../../kernel/audit/data/audit-tables.ts'
import { setLanguage } from '../../identity/index.ts'
import { bankAccounts, financialInfos } from '../profile/data/settings-tables.ts'

type Caller = Pick<Person, 'headers'>

const get = (api: TestApi, url: string, { headers }: Caller) => api.app.inject({ url: `/api${url}`, headers })
const post = (api: TestApi, url: string, { headers }: Caller, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })
const setBank = (api: TestApi, by: Caller, payload: object, url = '/settings/bank-data') =>
  post(api, url, by, { ...payload, password: PASSWORD })

const dutch = {
  accountHolder: 'Sophie van Dijk',
  iban: 'nl91 abna 0417 1643 00',
  bic: 'ABNANL2A',
  bankName: 'ABN AMRO',
  bankCountryId: 'NL',
}

test('a bank account is shown to its owner by its last four signs, and kept encrypted', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  expect((await get(api, '/settings/bank-data', sophie)).json()).toBeNull()
  const saved = await setBank(api, sophie, {
    ...dutch,
    bankCode: '123',
    bankAccountType: 'Savings',
  })
  expect(saved.json()).toEqual({
    practitionerId: sophie.userId,
    accountHolder: 'Sophie van Dijk',
    ibanEnd: '4300',
    bic: 'ABNANL2A',
    bankName: 'ABN AMRO',
    bankCountryId: 'NL',
    bankCode: null,
    bankAccountHolderType: null,
    bankAccountType: null,
    updatedAt: '2026-11-20T10:00:00.000Z',
  })
  expect((await get(api, '/settings/bank-data', sophie)).body).not.toContain('0417')
  // Matches more than four digits, since an id may contain four.
  expect(JSON.stringify(await api.db.select().from(bankAccounts))).not.toMatch(/ABNA ?0417|0417 ?1643|Dijk/)
  expect(JSON.stringify(await api.db.select().from(auditEntries))).not.toMatch(/ABNA ?0417|0417 ?1643|Dijk/)
})

test('another bank account is told to its practitioner by mail, by its last four signs, whoever set it', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  await setLanguage(api.db, { userId: sophie.userId, languageCode: 'nl' }, api.app.now())
  const accounting = await makeAdmin(api, ['admin:base', 'admin:accounting'])
  await setBank(api, sophie, dutch)
  await setBank(api, sophie, { ...dutch, bankName: 'ABN' })
  const other = { ...dutch, iban: 'NL02 ABNA 0123 4567 89' }
  await setBank(api, accounting, other, `/admin/practitioner-bank-data/${sophie.userId}`)
  await Promise.all([setBank(api, sophie, dutch), setBank(api, sophie, dutch)])
  const mails = await mailsTo(api, sophie)
  expect(mails.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 3 }, () => 'Je uitbetalingen gaan nu naar een andere bankrekening'),
  )
  expect(mails.map(({ text }) => /•••• (\d+)/.exec(text)?.[1]).sort()).toEqual(['4300', '4300', '6789'])
  for (const { text, html } of mails) expect(`${text}${html}`).not.toMatch(/ABNA ?0|0417|0123/)
  expect(await eventsOf(api, accounting)).toEqual([
    { event: 'BankDataSet', details: { bankCountryId: 'NL' } },
  ])
  expect(await eventsOf(api, sophie)).toHaveLength(4)
})

test('an account in the US has a routing number, a holder type and an account type, and no IBAN', async () => {
  const api = await startApi()
  const jane = await makeApprovedPractitioner(api)
  const american = {
    accountHolder: 'Jane Doe',
    iban: '000123456789',
    bankCountryId: 'US',
    bankCode: '021000021',
    bankAccountHolderType: 'Individual',
    bankAccountType: 'Checking',
  }
  expect((await setBank(api, jane, american)).json()).toMatchObject({
    ibanEnd: '6789',
    bankCode: '021000021',
    bankAccountHolderType: 'Individual',
    bankAccountType: 'Checking',
  })
})

test.for([
  ['wrong check digits', { iban: 'NL92ABNA0417164300' }, [{ id: 'iban', error: 'iban_invalid' }]],
  ['an IBAN of another country', { bankCountryId: 'DE' }, [{ id: 'iban', error: 'iban_country_differs' }]],
  ['a wrong BIC', { bic: 'ABNA' }, [{ id: 'bic', error: 'bic_invalid' }]],
  ['a BIC of another country', { bic: 'DEUTDEFF' }, [{ id: 'bic', error: 'bic_country_differs' }]],
  ['a country that is none', { bankCountryId: 'XX' }, [{ id: 'bankCountryId', error: 'country_unknown' }]],
  [
    'nothing that the US asks for',
    { bankCountryId: 'US', iban: '123456', bic: null },
    [
      { id: 'bankCode', error: 'required' },
      { id: 'bankAccountHolderType', error: 'required' },
      { id: 'bankAccountType', error: 'required' },
    ],
  ],
] as const)('%s is refused, and nothing changes', async ([, change, errors]) => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const before = await databaseDigest(api.db)
  const answer = await setBank(api, sophie, { ...dutch, ...change })
  expect(answer.json()).toMatchObject({ status: 422, code: 'bank_data_invalid', errors })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('accounting reads and sets the whole number', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const anna = await makeClient(api)
  const accounting = await makeAdmin(api, ['admin:base', 'admin:accounting'])
  const url = `/admin/practitioner-bank-data/${sophie.userId}`
  expect((await get(api, url, accounting)).json()).toBeNull()
  const set = await setBank(api, accounting, dutch, url)
  expect(set.json()).toMatchObject({ iban: 'NL91ABNA0417164300', ibanEnd: '4300' })
  expect((await get(api, url, accounting)).json()).toEqual(set.json())
  const ofClient = `/admin/practitioner-bank-data/${anna.userId}`
  expect((await get(api, ofClient, accounting)).statusCode).toBe(404)
  expect((await setBank(api, accounting, dutch, ofClient)).statusCode).toBe(404)
})

const company = {
  businessType: 'Company',
  companyForm: 'PrivateCompany',
  companyName: 'De Linde B.V.',
  registrationNumber: '12345678',
  vatNumber: '0044.95.445.B01',
  taxCountryId: 'NL',
}

test('a business is kept with its checked VAT number, numbers encrypted; admins see their ends', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const saved = (await post(api, '/settings/financial-info', sophie, company)).json()
  expect(saved).toEqual({
    ...company,
    vatNumber: 'NL004495445B01',
    vatStatus: 'FormatValid',
    isVatExempt: false,
    updatedAt: '2026-11-20T10:00:00.000Z',
  })
  expect((await get(api, '/settings/financial-info', sophie)).json()).toEqual(saved)
  expect(JSON.stringify(await api.db.select().from(financialInfos))).not.toMatch(/4495445|12345678/)
  const asSeenBy = async (permissions: Parameters<typeof makeAdmin>[1]) =>
    (await get(api, `/admin/practitioners/${sophie.userId}`, await makeAdmin(api, permissions))).json()
      .financialInfo
  expect(await asSeenBy(['admin:base'])).toMatchObject({
    vatNumber: '••••5B01',
    registrationNumber: '••••5678',
  })
  expect(await asSeenBy(['admin:base', 'admin:accounting'])).toEqual(saved)
})

test('a company without its name, form and number is refused field by field', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const before = await databaseDigest(api.db)
  const answer = await post(api, '/settings/financial-info', sophie, {
    businessType: 'Company',
    taxCountryId: 'XX',
  })
  expect(answer.json()).toMatchObject({
    status: 422,
    code: 'financial_info_incomplete',
    errors: [
      { id: 'companyForm', error: 'required' },
      { id: 'companyName', error: 'required' },
      { id: 'vatNumber', error: 'required' },
      { id: 'taxCountryId', error: 'country_unknown' },
    ],
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test.for([
  ['Company', '004495446B01'],
  ['Individual', 'NL1'],
])('of a business that is a %s an invalid VAT number is refused', async ([businessType, vatNumber]) => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  await post(api, '/settings/financial-info', sophie, company)
  const before = await databaseDigest(api.db)
  const answer = await post(api, '/settings/financial-info', sophie, { ...company, businessType, vatNumber })
  expect(answer.json()).toMatchObject({
    status: 422,
    code: 'vat_number_invalid',
    errors: [{ id: 'vatNumber', error: 'vat_number_invalid' }],
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a VAT number whose register cannot be asked now is kept, unconfirmed', async () => {
  const vatCheck = {
    kind: 'vies' as const,
    check: async () => ({ outcome: 'FormatValid' as const, consultationNumber: null }),
  }
  const api = await startApi({ services: { vatCheck } })
  const sophie = await makeApprovedPractitioner(api)
  const saved = await post(api, '/settings/financial-info', sophie, company)
  expect([saved.statusCode, saved.json().vatStatus]).toEqual([200, 'FormatValid'])
})

test('commission is paid each month or on request, as the practitioner says', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const choose = (word: string) =>
    api.app.inject({
      method: 'PUT',
      url: `/api/settings/pay-commissions-monthly/${word}`,
      headers: sophie.headers,
    })
  expect((await choose('false')).json()).toMatchObject({ payCommissionsMonthly: false })
  expect((await choose('true')).json()).toMatchObject({ payCommissionsMonthly: true })
  expect((await choose('perhaps')).statusCode).toBe(400)
})

test('bank account and business are a practitioner’s own matter', async () => {
  const api = await startApi()
  for (const other of [await makeAdmin(api)])
    for (const url of ['/settings/bank-data', '/settings/financial-info'])
      expect((await get(api, url, other)).statusCode).toBe(404)
})
