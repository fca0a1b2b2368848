import { expect, test } from 'vitest'
import { isOtherMoney, readBankAnswer } from './bank-answer.ts'
import type { XmlElement } from './xml-element.ts'

type Part = string | Part[] | { [name: string]: Part }

/** Elements by their names, several of one name as a list; an amount may begin with its currency. */
function elements(parts: Record<string, Part>): XmlElement[] {
  return Object.entries(parts).flatMap(([name, part]) =>
    (Array.isArray(part) ? part : [part]).map((each) => {
      const [, currency, text] = /^([A-Z]{3}) (.+)$/.exec(String(each)) ?? []
      const attributes: Record<string, string> = currency === undefined ? {} : { Ccy: currency }
      return {
        name,
        text: text ?? (typeof each === 'string' ? each : ''),
        attributes,
        children: typeof each === 'object' && !Array.isArray(each) ? elements(each) : [],
      }
    }),
  )
}

const documentOf = (parts: Record<string, Part>): XmlElement => ({
  name: 'Document',
  text: '',
  attributes: {},
  children: elements(parts),
})

const statusOf = (parts: Record<string, Part>) =>
  readBankAnswer(
    documentOf({
      CstmrPmtStsRpt: {
        GrpHdr: { MsgId: 'b1' },
        OrgnlGrpInfAndSts: { OrgnlMsgId: 'm1', GrpSts: 'PART' },
        ...parts,
      },
    }),
  )

test('a status tells of each transfer whether it is paid, came back or is still open', () => {
  const answer = statusOf({
    OrgnlPmtInfAndSts: {
      TxInfAndSts: [
        { OrgnlEndToEndId: 'e1', TxSts: 'ACSC', OrgnlTxRef: { Amt: { InstdAmt: 'EUR 40.2' } } },
        { OrgnlEndToEndId: 'e2', TxSts: 'RJCT', StsRsnInf: { Rsn: { Cd: 'AC04' } } },
        { OrgnlEndToEndId: 'e3', TxSts: 'PDNG' },
        { TxSts: 'RJCT', StsRsnInf: { Rsn: { Prtry: 'X9' } }, OrgnlTxRef: { Amt: { InstdAmt: 'many' } } },
      ],
    },
  })
  expect(answer).toEqual({
    kind: 'pain.002',
    messageId: 'b1',
    originalMessageId: 'm1',
    accounts: [],
    ignored: 0,
    lines: [
      { at: 1, endToEndId: 'e1', says: 'Paid', reason: null, amount: 4020, currency: 'EUR' },
      { at: 2, endToEndId: 'e2', says: 'Returned', reason: 'AC04', amount: null, currency: null },
      { at: 3, endToEndId: 'e3', says: 'Undecided', reason: null, amount: null, currency: null },
      { at: 4, endToEndId: '', says: 'Returned', reason: 'X9', amount: null, currency: null },
    ],
  })
})

test.for([
  [
    { OrgnlGrpInfAndSts: { OrgnlMsgId: 'm1', GrpSts: 'RJCT', StsRsnInf: { Rsn: { Cd: 'FF01' } } } },
    'Returned',
    'FF01',
  ],
  [{ OrgnlPmtInfAndSts: { PmtInfSts: 'RJCT', StsRsnInf: { Rsn: { Cd: 'AC01' } } } }, 'Returned', 'AC01'],
  [{ OrgnlPmtInfAndSts: { OrgnlPmtInfId: 'p1' } }, 'Undecided', null],
  [{ OrgnlGrpInfAndSts: { OrgnlMsgId: 'm1', GrpSts: 'ACTC' } }, 'Undecided', null],
] as const)('the status of a whole file %o: %s', ([parts, says, reason]) => {
  expect(statusOf(parts as Record<string, Part>)?.lines).toEqual([
    { at: 1, endToEndId: null, says, reason, amount: null, currency: null },
  ])
})

const bookingsOf = (...entries: Part[]) =>
  readBankAnswer(
    documentOf({
      BkToCstmrDbtCdtNtfctn: {
        GrpHdr: { MsgId: 'b2' },
        Ntfctn: { Acct: { Id: { IBAN: 'NL20INGB0001234567' } }, Ntry: entries },
      },
    }),
  )

test('bookings tell what was paid and what came back; what others paid in is ignored, what is not booked yet too', () => {
  const answer = bookingsOf(
    {
      Amt: '60.00',
      CdtDbtInd: 'DBIT',
      Sts: { Cd: 'BOOK' },
      NtryDtls: {
        TxDtls: [
          { Refs: { EndToEndId: 'e1' }, Amt: 'USD 40.20' },
          { Refs: { EndToEndId: 'e2' }, AmtDtls: { TxAmt: { Amt: 'EUR 19.8' } } },
        ],
      },
    },
    {
      Amt: 'CHF 7.5',
      CdtDbtInd: 'CRDT',
      Sts: 'BOOK',
      NtryDtls: { TxDtls: { Refs: { EndToEndId: 'e3' }, RtrInf: { Rsn: { Cd: 'MD07' } } } },
    },
    { Amt: '1.00', CdtDbtInd: 'CRDT', RvslInd: 'true', NtryDtls: { TxDtls: { Refs: { EndToEndId: 'e4' } } } },
    { Amt: '9.00', CdtDbtInd: 'CRDT', NtryDtls: { TxDtls: { Refs: { EndToEndId: 'shop' } } } },
    { Amt: '9.00', CdtDbtInd: 'DBIT', Sts: { Cd: 'PDNG' } },
    { Amt: '12.00', CdtDbtInd: 'DBIT' },
  )
  expect(answer).toEqual({
    kind: 'camt.054',
    messageId: 'b2',
    originalMessageId: null,
    accounts: ['NL20INGB0001234567'],
    ignored: 1,
    lines: [
      { at: 1, endToEndId: 'e1', says: 'Paid', reason: null, amount: 4020, currency: 'USD' },
      { at: 2, endToEndId: 'e2', says: 'Paid', reason: null, amount: 1980, currency: 'EUR' },
      { at: 3, endToEndId: 'e3', says: 'Returned', reason: 'MD07', amount: 750, currency: 'CHF' },
      { at: 4, endToEndId: 'e4', says: 'Returned', reason: null, amount: 100, currency: null },
      { at: 5, endToEndId: '', says: 'Paid', reason: null, amount: 1200, currency: null },
    ],
  })
})

test.for([
  ['another message', documentOf({ BkToCstmrStmt: { GrpHdr: { MsgId: 'b' } } })],
  ['a message without an id', documentOf({ CstmrPmtStsRpt: { OrgnlGrpInfAndSts: { OrgnlMsgId: 'm1' } } })],
  ['bookings without an id', documentOf({ BkToCstmrDbtCdtNtfctn: { Ntfctn: {} } })],
  ['an empty document', documentOf({})],
  ['something else', { name: 'html', text: '', attributes: {}, children: elements({ CstmrPmtStsRpt: '' }) }],
  ['a word of the language', documentOf({ constructor: { GrpHdr: { MsgId: 'b' } } })],
] as const)('%s is no answer of a bank', ([, document]) => {
  expect(readBankAnswer(document)).toBeNull()
})

test('a message without an account names none', () => {
  expect(
    readBankAnswer(documentOf({ BkToCstmrDbtCdtNtfctn: { GrpHdr: { MsgId: 'b' }, Ntfctn: {} } }))?.accounts,
  ).toEqual([''])
})

test.for([
  [4020, 'EUR', false],
  [4020, null, false],
  [null, null, false],
  [4021, 'EUR', true],
  [4020, 'USD', true],
  [null, 'USD', true],
] as const)('%o in %o beside a transfer of 40.20 EUR is other money: %o', ([amount, currency, isOther]) => {
  expect(isOtherMoney({ amount, currency }, 4020)).toBe(isOther)
})
