import type { TimelineEntry } from '@salvia/contract/orders/timeline'
import type { Db } from '#db/database'
import { findOrderClaim } from '../data/order-queries.ts'
import { whoOf } from '../describe-order.ts'
import { listDocumentsOf } from '../documents/data/document-queries.ts'
import { listNotes } from '../notes/data/note-queries.ts'
import type { OrderRow } from '../use-cases/move-order.ts'
import { listWithdrawals } from '../withdrawals/data/withdrawal-queries.ts'
import { listMessagesOf, listOrderSteps } from './data/timeline-queries.ts'
import { listParcelEntries } from './parcel-entries.ts'
import { byAdmin, byBuyer, bySystem, type EntryOf } from './timeline-entry.ts'

/** What another module knows of an order's past. */
export type ListEntries = (db: Db, orderId: string) => Promise<TimelineEntry[]>

const nothing = { cause: null, why: null }

async function listOrderEntries(db: Db, order: OrderRow): Promise<EntryOf<'Order'>[]> {
  const steps = await listOrderSteps(db, order.id)
  return steps.map(({ step, name }) => {
    const { id, at, cause, why, from, to } = step
    const role = whoOf(step, order)
    const who = role === 'Admin' ? byAdmin(name) : { role, name: null }
    return { kind: 'Order', id, at: at.toISOString(), who, cause, why, from, to }
  })
}

async function listDocumentEntries(db: Db, { id: orderId }: OrderRow): Promise<EntryOf<'Document'>[]> {
  const documents = await listDocumentsOf(db, [orderId])
  return documents.map(({ id, issuedAt, kind: documentKind, number }) => ({
    ...{ kind: 'Document', id, at: issuedAt.toISOString(), who: bySystem, ...nothing },
    documentKind,
    number,
  }))
}

async function listMessageEntries(db: Db, { id: orderId }: OrderRow): Promise<TimelineEntry[]> {
  const messages = await listMessagesOf(db, orderId)
  return messages.map(({ id, kind, createdAt, template, recipient, subject, state }) => {
    const entry = { id, at: createdAt.toISOString(), who: bySystem, ...nothing, state }
    if (kind === 'Erp') return { ...entry, kind, call: template }
    return { ...entry, kind: 'Mail', template, recipient, subject }
  })
}

async function listWithdrawalEntries(db: Db, { id: orderId }: OrderRow): Promise<EntryOf<'Withdrawal'>[]> {
  const declared = await listWithdrawals(db, orderId)
  return declared.map(({ id, declaredAt, lines }) => ({
    ...{ kind: 'Withdrawal', id, at: declaredAt.toISOString(), who: byBuyer, ...nothing },
    lines: lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity })),
  }))
}

async function listClaimEntries(db: Db, { id }: OrderRow): Promise<EntryOf<'Claim'>[]> {
  const claim = await findOrderClaim(db, id)
  return claim ? [{ kind: 'Claim', id, at: claim.at.toISOString(), who: byBuyer, ...nothing }] : []
}

async function listNoteEntries(db: Db, { id: orderId }: OrderRow): Promise<EntryOf<'Note'>[]> {
  const notes = await listNotes(db, orderId)
  return notes.map(({ note: { id, createdAt, text }, name }) => ({
    ...{ kind: 'Note', id, at: createdAt.toISOString(), who: byAdmin(name), ...nothing },
    text,
  }))
}

/** What happened at the same time keeps its order: what follows from it comes after. */
const byTime = (a: TimelineEntry, b: TimelineEntry): number => Date.parse(a.at) - Date.parse(b.at)

/** All that happened to an order, the newest first; `listPayments` reads what the payments module knows. */
export async function readTimeline(
  db: Db,
  order: OrderRow,
  listPayments: ListEntries,
): Promise<TimelineEntry[]> {
  const parts = await Promise.all([
    listOrderEntries(db, order),
    listPayments(db, order.id),
    listParcelEntries(db, order),
    listDocumentEntries(db, order),
    listClaimEntries(db, order),
    listWithdrawalEntries(db, order),
    listMessageEntries(db, order),
    listNoteEntries(db, order),
  ])
  return parts.flat().toSorted(byTime).toReversed()
}
