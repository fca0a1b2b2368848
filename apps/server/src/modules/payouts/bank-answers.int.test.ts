import type { PayoutFile } from '@salvia/contract/payouts/admin-payouts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { databaseDigest } from '#test/database-digest'
import { expectOneTruth } from '#test/one-truth'
import {
  bookings,
  commissionsOf,
  contentOf,
  debited,
  filedPayout,
  filedPayouts,
  giveToBank,
  importAnswer,
  listed,
  mailsOf,
  makeFile,
  movementsOf,
  ownPayout,
  returned,
  statusLine,
  statusReport,
} from '#test/payout-life'
import { FIRST } from '#test/payouts'
import { call } from '#test/plans'
import { countStatements } from '#test/statements'
import { euros, walletOf } from '#test/wallet-order'
import { payoutTransfers } from './data/payout-tables.ts'

test('what the bank answers confirms a payout, and returns it for the next file: money, commission and mails follow', async () => {
  const { api, accounting, payee, payout, messageId, endToEndId } = await filedPayout()
  const paid = await importAnswer(api, accounting, statusReport(messageId, statusLine(endToEndId, 'ACSC')))
  expect(paid.json()).toEqual({
    kind: 'pain.002',
    messageId: 'bank-1',
    ...{ confirmed: 1, returned: 0, unchanged: 0, ignored: 0 },
  })
  expect(await walletOf(api, payee)).toEqual({ available: 0, reserved: 0 })
  expect(await commissionsOf(api, payee)).toEqual(['PaidOut'])
  // Nobody had noted that the file was given to the bank, which answers it all the same.
  const files = await call(api, accounting, ['GET', '/admin/payouts/files'])
  expect(files.json()).toMatchObject({ results: [{ sentAt: FIRST.toISOString(), confirmed: 1 }] })
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
  expect(await ownPayout(api, payee, payout.id)).toMatchObject({
    ...{ status: 'Pending', returnReason: 'AC04' },
    ...{ completedAt: null, paidOutAt: null, returnedAt: FIRST.toISOString() },
  })

  // The old transfer stays returned, whatever comes late; the next one has another reference.
  const second = (await makeFile(api, accounting)).json<PayoutFile>()
  expect(await contentOf(api, accounting, second)).not.toContain(endToEndId)
  const late = statusReport(messageId, statusLine(endToEndId, 'RJCT'), 'bank-3')
  expect((await importAnswer(api, accounting, late)).json()).toMatchObject({ returned: 0, unchanged: 1 })
  await giveToBank(api, accounting, second)
  await call(api, accounting, ['PUT', `/admin/payouts/files/${second.id}/confirmed`])
  expect(await walletOf(api, payee)).toEqual({ available: 0, reserved: 0 })
  expect(await mailsOf(api, payee)).toEqual(['payoutPaid', 'payoutReturned', 'payoutPaid'])
  const rows = await readRows<{ sum: number }>(
    api.db,
    sql`select sum(amount)::int as sum from postings where account_id = 'payoutClearing'`,
  )
  expect(rows).toEqual([{ sum: 4020 }])
})

test('an answer with a line that fits no transfer, of another bank or known already changes nothing', async () => {
  const { api, accounting, messageId, endToEndId } = await filedPayout()
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
    [
      bookings(debited(endToEndId).replace('<c:Amt>', '<c:Amt Ccy="USD">')),
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

test('a message about many payouts takes as many statements as about one, and each is answered for itself', async () => {
  const { api, accounting, payees, messageId, endToEndIds } = await filedPayouts(7)
  const reason = (code: string) => `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>`
  const line = (at: number, code?: string) =>
    statusLine(endToEndIds[at] ?? '', code ? 'RJCT' : 'ACSC', code && reason(code))
  const report = (id: string, ...lines: string[]) =>
    importAnswer(api, accounting, statusReport(messageId, lines.join(''), id))
  const counts: unknown[] = []
  const few = await countStatements(async () => {
    counts.push((await report('few', line(0), line(1, 'AC04'))).json())
  })
  const many = await countStatements(async () => {
    counts.push((await report('many', line(2), line(3), line(4, 'AC04'), line(5, 'MD07'))).json())
  })
  expect(many).toBe(few)
  const booked = [debited(endToEndIds[6] ?? ''), ...[6, 2, 3].map((at) => returned(endToEndIds[at] ?? ''))]
  counts.push((await importAnswer(api, accounting, bookings(booked.join('')))).json())
  expect(counts).toMatchObject([
    { confirmed: 1, returned: 1, unchanged: 0 },
    { confirmed: 2, returned: 2, unchanged: 0 },
    { confirmed: 1, returned: 3, unchanged: 0 },
  ])

  const isBack = (why: string) => ['Pending', why, { available: 0, reserved: 4020 }]
  const cameBack = ['payoutPaid', 'payoutReturned']
  const told = await Promise.all(
    payees.map(async (payee) => {
      const [own] = await listed(api, accounting, `?practitionerId=${payee.userId}`)
      const { status, returnReason } = await ownPayout(api, payee, own?.id ?? '')
      return [status, returnReason, await walletOf(api, payee), await mailsOf(api, payee)]
    }),
  )
  expect(told).toEqual([
    ['PaidOut', null, { available: 0, reserved: 0 }, ['payoutPaid']],
    [...isBack('AC04'), ['payoutReturned']],
    [...isBack('AC04'), cameBack],
    [...isBack('AC04'), cameBack],
    [...isBack('AC04'), ['payoutReturned']],
    [...isBack('MD07'), ['payoutReturned']],
    [...isBack('AC04'), cameBack],
  ])
  const { endToEndId, outcome, outcomeAt, reason: why } = payoutTransfers
  const transfers = await api.db.select({ endToEndId, outcome, outcomeAt, why }).from(payoutTransfers)
  const answerOf = new Map(transfers.map(({ endToEndId: id, ...answer }) => [id, answer]))
  const sentBack = (code: string) => ({ outcome: 'Returned', outcomeAt: FIRST, why: code })
  expect(endToEndIds.map((id) => answerOf.get(id))).toEqual([
    { outcome: 'Confirmed', outcomeAt: FIRST, why: null },
    ...['AC04', 'AC04', 'AC04', 'AC04', 'MD07', 'AC04'].map(sentBack),
  ])
  await expectOneTruth(api)
})

test('a message that names one transfer several times confirms and returns it once', async () => {
  const { api, accounting, payee, payout, endToEndId } = await filedPayout()
  const lines = [debited(endToEndId), returned(endToEndId), returned(endToEndId), debited(endToEndId)]
  const told = await importAnswer(api, accounting, bookings(lines.join('')))
  expect(told.json()).toMatchObject({ confirmed: 1, returned: 1, unchanged: 2 })
  expect(await walletOf(api, payee)).toEqual({ available: 0, reserved: 4020 })
  expect(await ownPayout(api, payee, payout.id)).toMatchObject({ status: 'Pending', returnReason: 'AC04' })
  expect(await mailsOf(api, payee)).toEqual(['payoutPaid', 'payoutReturned'])
})
