import { createHash } from 'node:crypto'
import type { BankAnswer as Imported } from '@salvia/contract/payouts/bank-answers'
import { plainAccountNumber } from '@salvia/rules/people/bank-data'
import {
  type AnswerLine,
  type BankAnswer,
  isOtherMoney,
  readBankAnswer,
} from '@salvia/rules/wallet/bank-answer'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, invalid } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { readXml } from '#kernel/xml/read-xml'
import { readSeller } from '../../seller/index.ts'
import { answeredTransfers, type FoundTransfer } from '../data/answered-transfers.ts'
import { payoutAnswers, payoutFiles } from '../data/payout-tables.ts'
import { inTransaction, type PayoutContext, type PayoutTransaction } from '../payout-context.ts'
import { confirmPayouts, recordSent, returnPayouts, type SentBack } from './settle-payout.ts'

type Given = { bytes: Buffer; actorId: string; ignoreUnknown: boolean }

function read(bytes: Buffer): BankAnswer {
  const document = readXml(new TextDecoder().decode(bytes))
  const answer = document && readBankAnswer(document)
  if (!answer)
    throw invalid(
      'bank_answer_unreadable',
      'This is no answer of a bank that can be read: pain.002 or camt.054.',
    )
  return answer
}

async function refuseKnown(tx: Db, { kind, messageId }: BankAnswer, contentHash: string): Promise<void> {
  const isSame = and(eq(payoutAnswers.kind, kind), eq(payoutAnswers.messageId, messageId))
  if ((await tx.$count(payoutAnswers, or(eq(payoutAnswers.contentHash, contentHash), isSame))) > 0)
    throw conflict('bank_answer_known', 'This file was imported before.')
}

const foreign = (id: string, error: string) =>
  invalid('bank_answer_foreign', 'This file is not about our account or our files.', [{ id, error }])

/** A status answers one of our files, bookings were made on our account. */
async function refuseForeign({ tx, config }: PayoutTransaction, answer: BankAnswer): Promise<void> {
  if (answer.kind === 'pain.002') {
    const isAnswered = eq(payoutFiles.messageId, answer.originalMessageId ?? '')
    if ((await tx.$count(payoutFiles, isAnswered)) === 0) throw foreign('originalMessageId', 'file_unknown')
    return
  }
  const own = plainAccountNumber((await readSeller(tx, config)).iban)
  if (answer.accounts.length === 0 || answer.accounts.some((account) => plainAccountNumber(account) !== own))
    throw foreign('account', 'account_not_ours')
}

function faultOf(answer: BankAnswer, line: AnswerLine, transfer: FoundTransfer | undefined): string | null {
  if (!transfer) return 'end_to_end_unknown'
  if (answer.kind === 'pain.002' && transfer.messageId !== answer.originalMessageId)
    return 'transfer_of_other_file'
  return isOtherMoney(line, transfer.amount) ? 'amount_differs' : null
}

type Resolved = { line: AnswerLine; transfer: FoundTransfer }

/** Each line with its transfer. Throws invalid with every line that has a fault. */
async function resolve(tx: Db, answer: BankAnswer, ignoreUnknown: boolean) {
  const found = await answeredTransfers(tx, answer)
  const byId = new Map(found.map((transfer) => [transfer.endToEndId, transfer]))
  const lines = answer.lines.flatMap((line) =>
    line.endToEndId === null
      ? found.map(({ endToEndId }) => ({ ...line, endToEndId }))
      : [{ ...line, endToEndId: line.endToEndId }],
  )
  const mayIgnore = ignoreUnknown && answer.kind === 'camt.054'
  const known = mayIgnore ? lines.filter(({ endToEndId }) => byId.has(endToEndId)) : lines
  const faults = known.flatMap((line) => {
    const error = faultOf(answer, line, byId.get(line.endToEndId))
    return error === null ? [] : [{ id: `lines.${line.at}`, error }]
  })
  if (faults.length > 0) throw invalid('bank_answer_lines', 'Nothing was imported: see the lines.', faults)
  const resolved: Resolved[] = known.flatMap((line) => {
    const transfer = byId.get(line.endToEndId)
    return transfer ? [{ line, transfer }] : []
  })
  return { resolved, ignored: answer.ignored + lines.length - known.length }
}

/**
 * What the lines ask for. A transfer that came back once stays so, as the bank's messages arrive in any order; one that
 * was paid and came back by the same message is first confirmed.
 */
function toDo(resolved: Resolved[]): { confirm: string[]; sendBack: SentBack[] } {
  const outcomes = new Map(resolved.map(({ transfer }) => [transfer.endToEndId, transfer.outcome]))
  const confirm: string[] = []
  const sendBack: SentBack[] = []
  for (const { line, transfer } of resolved) {
    const { payoutId, endToEndId } = transfer
    const outcome = outcomes.get(endToEndId)
    if (line.says === 'Paid' && outcome === null) confirm.push(payoutId)
    if (line.says === 'Returned' && outcome !== 'Returned') sendBack.push({ payoutId, reason: line.reason })
    if (line.says === 'Undecided' || outcome === 'Returned') continue
    outcomes.set(endToEndId, line.says === 'Paid' ? 'Confirmed' : 'Returned')
  }
  return { confirm, sendBack }
}

/**
 * Reads a message of the bank and confirms or returns the payouts in it, all or nothing; what it answers was given to
 * it, whether somebody noted that or not. Throws invalid for a file that is none, is about another account, or has
 * lines that fit no transfer, and conflict for one that was imported before.
 */
export function importBankAnswer(
  context: PayoutContext,
  { bytes, actorId, ignoreUnknown }: Given,
  now: Date,
): Promise<Imported> {
  const answer = read(bytes)
  const contentHash = createHash('sha256').update(bytes).digest('base64url')
  return context.db.transaction(async (tx) => {
    const inside = inTransaction(context, tx)
    await oneAtATime(tx, 'bank-answer')
    await refuseKnown(tx, answer, contentHash)
    await refuseForeign(inside, answer)
    const { resolved, ignored } = await resolve(tx, answer, ignoreUnknown)
    const fileIds = new Set(resolved.map(({ transfer }) => transfer.fileId))
    await recordSent(tx, inArray(payoutFiles.id, [...fileIds]), now)
    const { confirm, sendBack } = toDo(resolved)
    const confirmed = (await confirmPayouts(inside, confirm, now)).size
    const returned = (await returnPayouts(inside, sendBack, now)).size
    const counts = { confirmed, returned, unchanged: resolved.length - confirmed - returned }
    const { kind, messageId } = answer
    const id = newId()
    const told = { kind, messageId, ...counts, ignored }
    await tx.insert(payoutAnswers).values({ id, ...told, contentHash, importedAt: now })
    const subject = { type: 'BankAnswer', id }
    await recordAudit(
      tx,
      { event: 'BankAnswerImported', actorId, subject, details: { kind, ...counts } },
      now,
    )
    return told
  })
}
