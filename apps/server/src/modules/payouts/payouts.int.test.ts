import { readFileSync } from 'node:fs'
import type { AdminPayout, PayoutFile, RunPreview } from '@salvia/contract/payouts/admin-payouts'
import type { Payout } from '@salvia/contract/payouts/own-payouts'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { FIRST, inDecember, makePayee, savePayingSeller, setBankData } from '#test/payouts'
import { makeAdmin, type Person, signInAs } from '#test/people'
import { call } from '#test/plans'
import { SELLER_BANK } from '#test/seller'
import { uploadOf } from '#test/uploads'
import { euros, walletOf } from '#test/wallet-order'
import { schemaFaults } from '#test/xml-schema'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import { users } from '../identity/index.ts'
import { practitioners } from '../people/index.ts'
import { payoutTransfers } from './data/payout-tables.ts'
import { runWhenDue } from './use-cases/run-payouts.ts'

const XSD = readFileSync(new URL('../../../test/specification/pain.001.001.09.xsd', import.meta.url), 'utf8')

async function setUp() {
  const api = await startApi()
  inDecember(api)
  await savePayingSeller(api)
  const accounting = await makeAdmin(api, ['admin:base', 'admin:accounting'])
  return { api, accounting }
}

const run = (api: TestApi) => runWhenDue(api.app, FIRST)

const listed = async (api: TestApi, by: Person, query = '') =>
  (await call(api, by, ['GET', `/admin/payouts${query}`])).json<{ results: AdminPayout[] }>().results

const makeFile = (api: TestApi, by: Person, kind = 'Sepa') =>
  call(api, by, ['POST', '/admin/payouts/files', { kind }])

const contentOf = async (api: TestApi, by: Person, { id }: { id: string }) =>
  (await call(api, by, ['GET', `/admin/payouts/files/${id}/content`])).body

const ownPayout = async (api: TestApi, by: Person, id: string) =>
  (await call(api, by, ['GET', `/wallet/payout/${id}`])).json<Payout>()

/** A practitioner whose payout is in a file for the bank. */
async function filed() {
  const { api, accounting } = await setUp()
  const payee = await makePayee(api)
  await run(api)
  const file = (await makeFile(api, accounting)).json<PayoutFile>()
  const [payout] = await listed(api, accounting)
  const [transfer] = await api.db.select().from(payoutTransfers)
  if (!payout || !transfer) throw new Error('nothing is in the file')
  const xml = await contentOf(api, accounting, file)
  const messageId = /<MsgId>(\w+)</.exec(xml)?.[1] ?? ''
  return { api, accounting, payee, file, payout, xml, messageId, endToEndId: transfer.endToEndId }
}

const statusReport = (messageId: string, lines: string, id = 'bank-1') =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>${id}</MsgId></GrpHdr>
  <OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId></OrgnlGrpInfAndSts>
  <OrgnlPmtInfAndSts>${lines}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`

const statusLine = (endToEndId: string, status: string, more = '') =>
  `<TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId><TxSts>${status}</TxSts>${more}</TxInfAndSts>`

const bookings = (entries: string, { id = 'bank-2', iban = SELLER_BANK.iban } = {}) =>
  `<c:Document xmlns:c="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><c:BkToCstmrDbtCdtNtfctn><c:GrpHdr><c:MsgId>${id}</c:MsgId></c:GrpHdr>
  <c:Ntfctn><c:Acct><c:Id><c:IBAN>${iban}</c:IBAN></c:Id></c:Acct>${entries}</c:Ntfctn></c:BkToCstmrDbtCdtNtfctn></c:Document>`

const returned = (endToEndId: string, amount = '40.20') =>
  `<c:Ntry><c:Amt>${amount}</c:Amt><c:CdtDbtInd>CRDT</c:CdtDbtInd><c:NtryDtls><c:TxDtls><c:Refs><c:EndToEndId>${endToEndId}</c:EndToEndId></c:Refs>
  <c:RtrInf><c:Rsn><c:Cd>AC04</c:Cd></c:Rsn></c:RtrInf></c:TxDtls></c:NtryDtls></c:Ntry>`

function importAnswer({ app }: TestApi, by: Person, text: string, query = '') {
  const { payload, headers } = uploadOf(Buffer.from(text), 'answer.xml')
  const url = `/api/admin/payouts/answers${query}`
  return app.inject({ method: 'POST', url, payload, headers: { ...headers, ...by.headers } })
}

const mailsOf = async ({ db }: TestApi, { userId }: Person) => {
  const rows = await db
    .select({ content: outboxMessages.content })
    .from(outboxMessages)
    .where(eq(outboxMessages.accountId, userId))
    .orderBy(asc(outboxMessages.createdAt))
  return rows.flatMap(({ content }) =>
    content.template === 'account' && content.props.kind.startsWith('payout') ? [content.props.kind] : [],
  )
}

const commissionsOf = async (api: TestApi, by: Person) => {
  const answer = await call(api, by, ['GET', '/wallet/transactions?transactionTypes=Commission'])
  return answer
    .json<{ transactions: { commissionStatus: string }[] }>()
    .transactions.map(({ commissionStatus }) => commissionStatus)
}

const movementsOf = async (api: TestApi, by: Person) => {
  const answer = await call(api, by, ['GET', '/wallet/transactions?transactionTypes=Payout'])
  return answer
    .json<{ transactions: { status: string; amount: { amount: number } }[] }>()
    .transactions.map(({ status, amount }) => [status, amount.amount])
}

test('on the 1st who is paid monthly and has 25 euros is paid, once; the money is held and billed', async () => {
  const { api, accounting } = await setUp()
  const sophie = await makePayee(api)
  const poor = await makePayee(api, { available: 2499 })
  const asking = await makePayee(api, { isMonthly: false })
  await run(api)
  await run(api)
  await call(api, accounting, ['POST', '/admin/payouts/runs', { date: '2026-12-15' }])
  await api.runJobs()
  const payouts = await listed(api, accounting)
  expect(payouts).toEqual([
    {
      id: expect.any(String),
      practitioner: { id: sophie.userId, fullName: 'Test Person' },
      status: 'Pending',
      origin: 'Monthly',
      amount: euros(4020),
      createdAt: FIRST.toISOString(),
      completedAt: null,
      paidOutAt: null,
      returnedAt: null,
      returnReason: null,
      obstacle: null,
      account: { numberEnd: '4300', bankName: null, bankCountryId: 'NL' },
      documentNumber: 'S-2026-000001',
      fileKind: 'Sepa',
      fileId: null,
    },
  ])
  expect(await walletOf(api, sophie)).toEqual({ available: 0, reserved: 4020 })
  expect(await walletOf(api, poor)).toEqual({ available: 2499, reserved: 0 })
  expect(await walletOf(api, asking)).toEqual({ available: 4020, reserved: 0 })
  expect(await movementsOf(api, sophie)).toEqual([['Draft', -4020]])
  const preview = (await call(api, accounting, ['GET', '/admin/payouts/preview'])).json<RunPreview>()
  expect(preview.payable).toEqual({ count: 0, amount: euros(0) })
  expect(preview.results.map(({ obstacle }) => obstacle).sort()).toEqual([
    'BelowMinimum',
    'OnRequest',
    'PaidThisMonth',
  ])
})

test('before the 1st, and without a complete seller, nothing is paid', async () => {
  const api = await startApi()
  inDecember(api)
  const accounting = await makeAdmin(api)
  const sophie = await makePayee(api)
  await run(api)
  const started = await call(api, accounting, ['POST', '/admin/payouts/runs', { date: '2026-12-01' }])
  expect([started.statusCode, started.json().code]).toEqual([409, 'seller_incomplete'])
  await savePayingSeller(api)
  await runWhenDue(api.app, new Date('2026-12-10T10:00:00Z'))
  const ahead = await call(api, accounting, ['POST', '/admin/payouts/runs', { date: '2027-01-01' }])
  expect([ahead.statusCode, ahead.json().code]).toEqual([422, 'payout_month_ahead'])
  await api.runJobs()
  expect(await walletOf(api, sophie)).toEqual({ available: 4020, reserved: 0 })
})

test('a file for the bank is valid by its schema, holds each payout once, and is the same when it is taken again', async () => {
  const { api, accounting, payout, file, xml } = await filed()
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
})

test('what the bank answers confirms a payout, and returns it for the next file: money, commission and mails follow', async () => {
  const { api, accounting, payee, payout, messageId, endToEndId } = await filed()
  const paid = await importAnswer(api, accounting, statusReport(messageId, statusLine(endToEndId, 'ACSC')))
  expect(paid.json()).toEqual({
    kind: 'pain.002',
    messageId: 'bank-1',
    ...{ confirmed: 1, returned: 0, unchanged: 0, ignored: 0 },
  })
  expect(await walletOf(api, payee)).toEqual({ available: 0, reserved: 0 })
  expect(await commissionsOf(api, payee)).toEqual(['PaidOut'])
  const own = await ownPayout(api, payee, payout.id)
  expect(own).toMatchObject({ status: 'PaidOut', carriedOver: euros(0), paidOutAt: FIRST.toISOString() })
  expect(own.transactions.map(({ type, amount }) => [type, amount])).toEqual([['Commission', euros(4020)]])

  const back = await importAnswer(api, accounting, bookings(returned(endToEndId)))
  expect(back.json()).toMatchObject({ confirmed: 0, returned: 1 })
  expect(await walletOf(api, payee)).toEqual({ available: 0, reserved: 4020 })
  expect(await commissionsOf(api, payee)).toEqual(['Completed'])
  expect((await movementsOf(api, payee)).sort()).toEqual([
    ['Draft', -4020],
    ['Posted', -4020],
    ['Posted', 4020],
  ])
  expect(await ownPayout(api, payee, payout.id)).toMatchObject({ status: 'Pending', returnReason: 'AC04' })

  // The old transfer stays returned, whatever comes late; the next one has another reference.
  const second = (await makeFile(api, accounting)).json<PayoutFile>()
  expect(await contentOf(api, accounting, second)).not.toContain(endToEndId)
  const late = statusReport(messageId, statusLine(endToEndId, 'RJCT'), 'bank-3')
  expect((await importAnswer(api, accounting, late)).json()).toMatchObject({ returned: 0, unchanged: 1 })
  await call(api, accounting, ['PUT', `/admin/payouts/files/${second.id}/confirmed`])
  expect(await walletOf(api, payee)).toEqual({ available: 0, reserved: 0 })
  expect(await mailsOf(api, payee)).toEqual(['payoutPaid', 'payoutReturned', 'payoutPaid'])
  const sums = await api.db.execute(sql`select account_id, sum(amount)::int as sum from postings
    where account_id = 'payoutClearing' group by account_id`)
  expect(sums.rows).toEqual([{ account_id: 'payoutClearing', sum: 4020 }])
})

test('by hand a payout is confirmed or returned once, and a pending one not at all', async () => {
  const { api, accounting, payee, payout, file } = await filed()
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

test('an answer with a line that fits no transfer, of another bank or known already changes nothing', async () => {
  const { api, accounting, messageId, endToEndId } = await filed()
  const good = statusLine(endToEndId, 'ACSC')
  const wrong = '<OrgnlTxRef><Amt><InstdAmt Ccy="EUR">40.21</InstdAmt></Amt></OrgnlTxRef>'
  const unknown = '<c:Ntry><c:Amt>5.00</c:Amt><c:CdtDbtInd>DBIT</c:CdtDbtInd></c:Ntry>'
  const before = await databaseDigest(api.db)
  const cases = [
    [
      statusReport(messageId, good + statusLine('nobody', 'ACSC')),
      'bank_answer_lines',
      'lines.2',
      'end_to_end_unknown',
    ],
    [
      statusReport(messageId, statusLine(endToEndId, 'ACSC', wrong)),
      'bank_answer_lines',
      'lines.1',
      'amount_differs',
    ],
    [bookings(returned(endToEndId) + unknown), 'bank_answer_lines', 'lines.2', 'end_to_end_unknown'],
    [statusReport('another', good), 'bank_answer_foreign', 'originalMessageId', 'file_unknown'],
    [bookings('', { iban: 'NL91ABNA0417164300' }), 'bank_answer_foreign', 'account', 'account_not_ours'],
  ] as const
  for (const [text, code, id, error] of cases) {
    const answer = await importAnswer(api, accounting, text)
    expect([answer.statusCode, answer.json().code, answer.json().errors]).toEqual([
      422,
      code,
      [{ id, error }],
    ])
  }
  for (const text of ['no xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', '<html/>'])
    expect((await importAnswer(api, accounting, text)).json().code).toBe('bank_answer_unreadable')
  expect(await databaseDigest(api.db)).toEqual(before)

  const rest = bookings(returned(endToEndId) + unknown)
  expect((await importAnswer(api, accounting, rest, '?ignoreUnknown=true')).json()).toMatchObject({
    returned: 1,
    ignored: 1,
  })
  const again = await importAnswer(api, accounting, rest, '?ignoreUnknown=true')
  expect([again.statusCode, again.json().code]).toEqual([409, 'bank_answer_known'])
})

test('accounts outside SEPA are in a manual list, and no file is made of what something is in the way of', async () => {
  const { api, accounting } = await setUp()
  const bank = { iban: '1234567', bankCountryId: 'US', bankCode: '021000021', bic: null }
  await makePayee(api, {
    bank: { ...bank, bankAccountHolderType: 'Individual', bankAccountType: 'Checking' },
  })
  const changing = await makePayee(api)
  await run(api)
  expect((await setBankData(api, changing, { iban: 'NL20INGB0001234567' })).statusCode).toBe(200)
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

test('a practitioner asks for its money once, however often the button is pressed, and not while it is paid monthly', async () => {
  const { api } = await setUp()
  const sophie = await makePayee(api, { isMonthly: false, available: 100 })
  const ask = (key: string) => call(api, sophie, ['POST', '/wallet/payouts'], { 'idempotency-key': key })
  const first = await ask('first-press')
  expect(first.json()).toMatchObject({ origin: 'Requested', amount: euros(100), status: 'Pending' })
  expect((await ask('first-press')).json().id).toBe(first.json().id)
  const refused = await ask('second-press')
  expect([refused.statusCode, refused.json().code, refused.json().errors]).toEqual([
    409,
    'payout_refused',
    [{ id: 'payout', error: 'NothingAvailable' }],
  ])
  const monthly = await makePayee(api)
  const other = await call(api, monthly, ['POST', '/wallet/payouts'])
  expect(other.json().errors).toEqual([{ id: 'payout', error: 'PaidMonthly' }])
  expect(await walletOf(api, monthly)).toEqual({ available: 4020, reserved: 0 })
  expect((await call(api, monthly, ['GET', '/wallet/payouts/next'])).json()).toEqual({
    available: euros(4020),
    isMonthly: true,
    minimum: euros(2500),
    nextRunOn: '2027-01-01',
    requestObstacle: 'PaidMonthly',
    obstacle: null,
    bankHeldUntil: null,
    open: [],
  })
})

test('the run leaves out who may not be paid, and the preview names why', async () => {
  const { api, accounting } = await setUp()
  const { db } = api
  const [suspended, off, closed] = [await makePayee(api), await makePayee(api), await makePayee(api)]
  await db.update(users).set({ userStatusId: 'Suspended' }).where(eq(users.id, suspended.userId))
  const flag = (person: Person, flags: Partial<typeof practitioners.$inferInsert>) =>
    db.update(practitioners).set(flags).where(eq(practitioners.userId, person.userId))
  await flag(off, { isAllowedToReceiveCommission: false })
  await flag(closed, { isCommissionEnabled: false })
  await run(api)
  expect(await listed(api, accounting)).toEqual([])
  const preview = (
    await call(api, accounting, ['GET', '/admin/payouts/preview?date=2026-12-05'])
  ).json<RunPreview>()
  const why = Object.fromEntries(
    preview.results.map(({ practitioner, obstacle }) => [practitioner.id, obstacle]),
  )
  expect(why).toEqual({
    [suspended.userId]: 'AccountNotApproved',
    [off.userId]: 'CommissionOff',
    [closed.userId]: 'BusinessAccountIncomplete',
  })
})

test('the self-billing document is for its practitioner and accounting, and says the VAT of its status', async () => {
  const { api, accounting } = await setUp()
  const tax = { vatNumber: 'NL004495445B01', taxCountryId: 'NL' }
  const sophie = await makePayee(api, { tax, available: 12_100 })
  await run(api)
  const [payout] = await listed(api, accounting)
  const path = `${payout?.id}/document`
  for (const answer of [
    await call(api, sophie, ['GET', `/wallet/payout/${path}`]),
    await call(api, accounting, ['GET', `/admin/payouts/${path}`]),
  ]) {
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toContain('S-2026-000001.pdf')
  }
  const { rows } = await api.db.execute(sql`select content->'settlement' as settlement from self_billings`)
  expect(rows).toEqual([
    {
      settlement: {
        services: [{ type: 'Commission', count: 1, amount: 12_100 }],
        ...{ treatment: 'Domestic', vatRate: 2100, net: 10_000, vat: 2100, total: 12_100 },
        ...{ others: [], carriedOver: 0, paid: 12_100 },
      },
    },
  ])
})
