import type { BankAnswerKind } from '@salvia/contract/words/payouts'
import { childrenOf, elementAt, textAt, type XmlElement } from './xml-element.ts'

/** What a bank says of one transfer, or of a whole file where `endToEndId` is null. `at` is its place in the message. */
export type AnswerLine = {
  at: number
  endToEndId: string | null
  says: 'Paid' | 'Returned' | 'Undecided'
  /** The bank's reason, such as `AC04` for a closed account. */
  reason: string | null
  /** In hundredths; null where the message names none. */
  amount: number | null
  /** Of the amount, as the message names it. */
  currency: string | null
}

export type BankAnswer = {
  kind: BankAnswerKind
  messageId: string
  /** Of a status: the file that it answers. */
  originalMessageId: string | null
  /** Of bookings: the accounts that they were made on. */
  accounts: string[]
  lines: AnswerLine[]
  /** Bookings that are no transfer of ours: what others paid in. */
  ignored: number
}

/** Settled at the payer's or the payee's bank. Accepted is not paid: a later message tells. */
const paidStatuses = ['ACSC', 'ACCC']

function saysOf(status: string | null): AnswerLine['says'] {
  if (status === 'RJCT') return 'Returned'
  return status !== null && paidStatuses.includes(status) ? 'Paid' : 'Undecided'
}

/** Hundredths of an amount as banks write it; null for any other text. */
function centsOf(text: string): number | null {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** What the first of these elements that says something says. */
function amountOf(...elements: (XmlElement | null)[]): Pick<AnswerLine, 'amount' | 'currency'> {
  for (const element of elements) {
    const text = element && textAt(element)
    if (text) return { amount: centsOf(text), currency: element.attributes.Ccy ?? null }
  }
  return { amount: null, currency: null }
}

/** Whether a line speaks of other money than a transfer of so many EUR cents; what it does not name is not compared. */
export const isOtherMoney = (line: Pick<AnswerLine, 'amount' | 'currency'>, amount: number): boolean =>
  (line.amount !== null && line.amount !== amount) || (line.currency !== null && line.currency !== 'EUR')

type Unplaced = Omit<AnswerLine, 'at'>

const reasonAt = (element: XmlElement, ...path: string[]): string | null =>
  textAt(element, ...path, 'Rsn', 'Cd') ?? textAt(element, ...path, 'Rsn', 'Prtry')

const statusLine = (transfer: XmlElement): Unplaced => ({
  endToEndId: textAt(transfer, 'OrgnlEndToEndId') ?? '',
  says: saysOf(textAt(transfer, 'TxSts')),
  reason: reasonAt(transfer, 'StsRsnInf'),
  ...amountOf(elementAt(transfer, 'OrgnlTxRef', 'Amt', 'InstdAmt')),
})

/** The status of a payment or of the whole file counts where no transfer has its own. */
function statusLines(report: XmlElement): Unplaced[] {
  const payments = childrenOf(report, 'OrgnlPmtInfAndSts')
  const own = payments.flatMap((payment) => childrenOf(payment, 'TxInfAndSts')).map(statusLine)
  if (own.length > 0) return own
  const status =
    textAt(report, 'OrgnlPmtInfAndSts', 'PmtInfSts') ?? textAt(report, 'OrgnlGrpInfAndSts', 'GrpSts')
  const reason =
    reasonAt(report, 'OrgnlPmtInfAndSts', 'StsRsnInf') ?? reasonAt(report, 'OrgnlGrpInfAndSts', 'StsRsnInf')
  return [{ endToEndId: null, says: saysOf(status), reason, ...amountOf() }]
}

function readStatus(report: XmlElement): Omit<BankAnswer, 'lines'> & { lines: Unplaced[] } {
  return {
    kind: 'pain.002',
    messageId: textAt(report, 'GrpHdr', 'MsgId') ?? '',
    originalMessageId: textAt(report, 'OrgnlGrpInfAndSts', 'OrgnlMsgId'),
    accounts: [],
    lines: statusLines(report),
    ignored: 0,
  }
}

/** A booking of one transfer: a debit is paid, a credit with a return's details came back, any other is not ours. */
function bookingLine(entry: XmlElement, details: XmlElement): Unplaced | null {
  const direction = textAt(details, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd')
  const isReturn = childrenOf(details, 'RtrInf').length > 0 || textAt(entry, 'RvslInd') === 'true'
  if (direction === 'CRDT' && !isReturn) return null
  return {
    endToEndId: textAt(details, 'Refs', 'EndToEndId') ?? '',
    says: direction === 'CRDT' ? 'Returned' : 'Paid',
    reason: reasonAt(details, 'RtrInf'),
    ...amountOf(
      elementAt(details, 'Amt'),
      elementAt(details, 'AmtDtls', 'TxAmt', 'Amt'),
      elementAt(entry, 'Amt'),
    ),
  }
}

const isBooked = (entry: XmlElement): boolean =>
  (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts') ?? 'BOOK') === 'BOOK'

function readBookings(report: XmlElement): Omit<BankAnswer, 'lines'> & { lines: Unplaced[] } {
  const notices = childrenOf(report, 'Ntfctn')
  const entries = notices.flatMap((notice) => childrenOf(notice, 'Ntry')).filter(isBooked)
  const read = entries.flatMap((entry) => {
    const all = childrenOf(entry, 'NtryDtls').flatMap((details) => childrenOf(details, 'TxDtls'))
    return (all.length > 0 ? all : [entry]).map((details) => bookingLine(entry, details))
  })
  const lines = read.filter((line) => line !== null)
  return {
    kind: 'camt.054',
    messageId: textAt(report, 'GrpHdr', 'MsgId') ?? '',
    originalMessageId: null,
    accounts: [...new Set(notices.map((notice) => textAt(notice, 'Acct', 'Id', 'IBAN') ?? ''))],
    lines,
    ignored: read.length - lines.length,
  }
}

const readers = { CstmrPmtStsRpt: readStatus, BkToCstmrDbtCdtNtfctn: readBookings }

/** What a message of a bank says, of any version; null for a document that is neither pain.002 nor camt.054. */
export function readBankAnswer(document: XmlElement): BankAnswer | null {
  const [report] = document.children
  if (document.name !== 'Document' || !report) return null
  const read = Object.hasOwn(readers, report.name) ? readers[report.name as keyof typeof readers] : null
  const answer = read?.(report)
  if (!answer || answer.messageId === '') return null
  return { ...answer, lines: answer.lines.map((line, at) => ({ at: at + 1, ...line })) }
}
