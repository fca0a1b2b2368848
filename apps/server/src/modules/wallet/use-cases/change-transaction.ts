import type { TransactionChange } from '@salvia/contract/wallet/practitioner-transactions'
import type { ManualTransactionStep, ManualTransactionType } from '@salvia/contract/words/wallet'
import { nextState } from '@salvia/rules/states/transitions'
import { manualEntry, needsSecondLook } from '@salvia/rules/wallet/manual-transaction'
import { type TransactionEvent, walletTransactionTransitions } from '@salvia/rules/wallet/transaction-state'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { inOneStatement } from '#db/statements'
import { changedFields } from '#kernel/audit/changed-fields'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, isOutdated, notFound, Outdated } from '#kernel/domain-error'
import { lockAvailable } from '../data/available.ts'
import { entryWrites } from '../data/entry-writes.ts'
import { getPractitionerTransaction } from '../data/practitioner-transaction-queries.ts'
import { walletTransactions } from '../data/wallet-tables.ts'
import { checkAmount, checkReceiver, ownWallet } from './enter-transaction.ts'
import { moveTransactions } from './move-transactions.ts'
import { reverseTransactions } from './reverse-transactions.ts'

type Row = typeof walletTransactions.$inferSelect
type Acting = { actorId: string }

const refusedState = () =>
  conflict('transaction_state', 'This movement cannot be changed like that any more.')
const secondLook = (message: string) => conflict('second_look', message)
const short = () =>
  conflict('balance_short', 'Less than this is available. Only an adjustment may take more.')

const amountOf = ({ amount, currency }: Row) => ({ amount, currency })

/** A draft with changed fields is as good as entered by who changed it. */
async function changeDraft(tx: Db, row: Row, change: TransactionChange, { actorId }: Acting): Promise<Row> {
  const type = change.type ?? (row.type as ManualTransactionType)
  const { amount, currency } = change.amount ?? amountOf(row)
  const reason = change.reason ?? row.reason
  if (changedFields(row, { type, amount, currency, reason }).length === 0) return row
  if (row.status !== 'Draft') throw refusedState()
  checkAmount({ type, amount: { amount, currency } })
  return one(
    await tx
      .update(walletTransactions)
      .set({ type, amount, currency, reason, enteredBy: actorId, version: row.version + 1 })
      .where(eq(walletTransactions.id, row.id))
      .returning(),
  )
}

async function post(tx: Db, row: Row, { actorId }: Acting, now: Date): Promise<void> {
  const { id, practitionerId, amount, type } = row
  if (needsSecondLook(amountOf(row)) && row.enteredBy === actorId)
    throw secondLook('Another person of accounting posts an amount like this.')
  await checkReceiver(tx, { practitionerId, actorId })
  if (amount < 0) await lockAvailable(tx, practitionerId)
  const entry = manualEntry({
    type: type as ManualTransactionType,
    practitionerId,
    amount: amountOf(row),
  })
  await inOneStatement(tx, [
    moveTransactions(tx, eq(walletTransactions.id, id), {
      event: 'post',
      changes: { postedAt: now, postedBy: actorId },
    }),
    ...entryWrites(tx, [{ transactionId: id, reason: 'entered by hand', entry }], now),
  ])
}

async function cancel(tx: Db, row: Row, { actorId }: Acting, now: Date): Promise<void> {
  if (needsSecondLook(amountOf(row)) && row.postedBy === actorId)
    throw secondLook('Another person of accounting cancels an amount like this.')
  if (row.practitionerId === actorId) throw ownWallet()
  const { reversed } = await reverseTransactions(tx, [row], { actorId, reason: 'canceled by hand' }, now)
  if (reversed.length === 0) throw short()
}

type Step = {
  event: TransactionEvent
  audited: string
  run: (tx: Db, row: Row, acting: Acting, now: Date) => Promise<unknown>
}

const steps: Record<ManualTransactionStep, Step> = {
  Posted: { event: 'post', audited: 'TransactionPosted', run: post },
  Cancelled: { event: 'reverse', audited: 'TransactionCanceled', run: cancel },
  Deleted: {
    event: 'discard',
    audited: 'TransactionDeleted',
    run: (tx, { id }) => moveTransactions(tx, eq(walletTransactions.id, id), { event: 'discard' }),
  },
}

function stepOf(row: Row, to: ManualTransactionStep): Step {
  const step = steps[to]
  if (nextState(walletTransactionTransitions, row.status, step.event) === null) throw refusedState()
  return step
}

type Changing = Acting & { transactionId: string; version: number | undefined; change: TransactionChange }

/** The movement, locked. Throws not-found, also for one that the system made, and precondition. */
async function lock(tx: Db, { transactionId, version, actorId }: Changing): Promise<Row> {
  const isIt = eq(walletTransactions.id, transactionId)
  const [row] = await tx.select().from(walletTransactions).where(isIt).for('update')
  if (!row) throw notFound('transaction')
  if (!isOutdated(version, row)) return row
  const viewer = { isAccounting: true, userId: actorId }
  throw new Outdated(
    'Someone else changed this movement meanwhile.',
    await getPractitionerTransaction(tx, viewer, transactionId),
  )
}

/** What the system made stays as it is; what was imported is canceled, and nothing else. */
function mayChange({ enteredBy, type }: Row, change: TransactionChange): boolean {
  if (enteredBy === null) return false
  if (type !== 'Commission') return true
  return change.status === 'Cancelled' && Object.keys(change).length === 1
}

/**
 * Changes a draft that a person entered, and posts, deletes or cancels it. Throws not-found; precondition with the
 * movement as it is when someone else changed it since `version` was read; conflict for one that the system made, for
 * a state that does not allow it, for an amount that needs another person, and when a credit that is canceled was
 * spent; invalid and forbidden as for entering.
 */
export function changeTransaction(db: Db, changing: Changing, now: Date): Promise<void> {
  const { change, actorId } = changing
  return db.transaction(async (tx) => {
    const before = await lock(tx, changing)
    if (!mayChange(before, change)) throw refusedState()
    const row = await changeDraft(tx, before, change, { actorId })
    if (change.status) await stepOf(row, change.status).run(tx, row, { actorId }, now)
    const event = change.status ? steps[change.status].audited : 'TransactionChanged'
    const { type, amount, status } = row
    const changes = changedFields(
      { type: before.type, amount: before.amount, status: before.status },
      { type, amount, status: change.status ?? status },
    )
    const subject = { type: 'WalletTransaction', id: row.id }
    await recordAudit(tx, { event, actorId, subject, details: { changes } }, now)
  })
}
