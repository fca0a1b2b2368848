import { readFileSync } from 'node:fs'
import type { PayoutFile } from '@salvia/contract/payouts/admin-payouts'
import { expect, test } from 'vitest'
import { databaseDigest } from '#test/database-digest'
import {
  contentOf,
  filedPayout,
  giveToBank,
  listed,
  makeFile,
  runMonth,
  setUpPayouts,
} from '#test/payout-life'
import { FIRST, makePayee, setBankData } from '#test/payouts'
import { signInAs } from '#test/people'
import { call } from '#test/plans'
import { eventsOf } from '#test/practitioners'
import { euros, walletOf } from '#test/wallet-order'
import { schemaFaults } from '#test/xml-schema'

const XSD = readFileSync(new URL('../../../test/specification/pain.001.001.09.xsd', import.meta.url), 'utf8')

test('a file for the bank is valid by its schema, holds each payout once, and is the same when it is taken again', async () => {
  const { api, accounting, payout, file, xml } = await filedPayout()
  expect(schemaFaults(XSD, xml)).toEqual([])
  expect(schemaFaults(XSD, xml.replace('<Nm>Sophie van Dijk</Nm>', '<Nm></Nm>'))).toEqual([
    expect.stringContaining('breaks minLength'),
  ])
  expect(xml).toContain('<InstdAmt Ccy="EUR">40.20</InstdAmt>')
  expect(xml).toContain('<Ustrd>S-2026-000001</Ustrd>')
  expect(xml.match(/<(NbOfTxs|CtrlSum)>[^<]*/g)).toEqual([
    '<NbOfTxs>1',
    '<CtrlSum>40.20',
    '<NbOfTxs>1',
    '<CtrlSum>40.20',
  ])
  expect(file).toMatchObject({ kind: 'Sepa', transfers: 1, total: euros(4020), sentAt: null })
  expect([payout.status, payout.fileId]).toEqual(['Completed', file.id])
  expect(await contentOf(api, accounting, file)).toBe(xml)
  expect((await makeFile(api, accounting)).json().code).toBe('payouts_none')
  expect(await listed(api, accounting, '?status=Pending')).toEqual([])
  expect(await eventsOf(api, accounting)).toContainEqual({
    event: 'PayoutFileMade',
    details: { kind: 'Sepa', payouts: 1, total: 4020 },
  })
})

test('by hand a payout is confirmed or returned once, and a pending one not at all', async () => {
  const { api, accounting, payee, payout, file } = await filedPayout()
  const sent = `/admin/payouts/files/${file.id}/sent`
  expect((await call(api, accounting, ['PUT', sent])).json()).toMatchObject({ sentAt: FIRST.toISOString() })
  const goBack = (key: string) =>
    call(api, accounting, ['POST', `/admin/payouts/${payout.id}/return`, { reason: 'Account closed' }], {
      'idempotency-key': key,
    })
  const confirm = () => call(api, accounting, ['PUT', `/admin/payouts/${payout.id}/confirmed`])
  expect((await confirm()).json()).toMatchObject({ status: 'PaidOut' })
  expect((await confirm()).json()).toMatchObject({ status: 'PaidOut' })
  expect((await goBack('key-number-1')).json()).toMatchObject({
    status: 'Pending',
    returnReason: 'Account closed',
  })
  expect((await goBack('key-number-1')).statusCode).toBe(200)
  expect((await goBack('key-number-2')).json().code).toBe('payout_state')
  expect((await confirm()).json().code).toBe('payout_state')
  expect(await walletOf(api, payee)).toEqual({ available: 0, reserved: 4020 })
})

test('what is not with the bank is neither confirmed nor returned by hand, and nothing changes', async () => {
  const { api, accounting, payee, payout, file } = await filedPayout()
  const before = await databaseDigest(api.db)
  for (const asked of [
    ['PUT', `/admin/payouts/${payout.id}/confirmed`],
    ['PUT', `/admin/payouts/files/${file.id}/confirmed`],
    ['POST', `/admin/payouts/${payout.id}/return`, { reason: 'Account closed' }],
  ] as const) {
    const answer = await call(api, accounting, [...asked])
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'payout_file_unsent'])
  }
  expect(await databaseDigest(api.db)).toEqual(before)
  const read = async () => (await call(api, accounting, ['GET', `/admin/payouts/${payout.id}`])).json()
  expect(await read()).toMatchObject({ status: 'Completed', fileSentAt: null })
  await giveToBank(api, accounting, file)
  expect(await read()).toMatchObject({ status: 'Completed', fileSentAt: FIRST.toISOString() })
  await call(api, accounting, ['PUT', `/admin/payouts/files/${file.id}/confirmed`])
  expect(await read()).toMatchObject({ status: 'PaidOut' })
  expect(await walletOf(api, payee)).toEqual({ available: 0, reserved: 0 })
})

test('accounts outside SEPA are in a manual list, and no file is made of what something is in the way of', async () => {
  const { api, accounting } = await setUpPayouts()
  const bank = { iban: '1234567', bankCountryId: 'US', bankCode: '021000021', bic: null }
  await makePayee(api, {
    bank: { ...bank, bankAccountHolderType: 'Individual', bankAccountType: 'Checking' },
  })
  const changing = await makePayee(api)
  await runMonth(api)
  const elsewhere = { ...changing, headers: await signInAs(api, changing.email, { isNewDevice: true }) }
  expect((await setBankData(api, elsewhere, { iban: 'NL20INGB0001234567' })).statusCode).toBe(200)
  const summary = (await call(api, accounting, ['GET', '/admin/payouts/summary'])).json()
  const one = { count: 1, amount: euros(4020) }
  const none = { count: 0, amount: euros(0) }
  expect(summary).toEqual({
    ...{ sepa: none, manual: one, held: one, inFile: none },
    nextRunOn: '2027-01-01',
    isSellerComplete: true,
  })
  expect((await makeFile(api, accounting)).json().code).toBe('payouts_none')
  const list = (await makeFile(api, accounting, 'Manual')).json<PayoutFile>()
  const [head, row] = (await contentOf(api, accounting, list)).split('\r\n')
  expect(head).toBe(
    '\uFEFFreference,amount,currency,holder,accountNumber,bic,bankName,bankCountry,bankCode,holderType,accountType,document',
  )
  expect(row).toMatch(
    /^\w{32},40\.20,EUR,Sophie van Dijk,1234567,,,US,021000021,Individual,Checking,S-2026-00000\d$/,
  )
  expect((await listed(api, accounting, `?practitionerId=${changing.userId}`))[0]?.obstacle).toBe(
    'BankDataHeld',
  )
  api.setNow(new Date(FIRST.getTime() + 48 * 3_600_000))
  const later = { ...accounting, headers: await signInAs(api, accounting.email) }
  expect((await makeFile(api, later)).json()).toMatchObject({ transfers: 1 })
})
