import { DAY_MS } from '@salvia/contract/durations'
import {
  type DemoCallEvent,
  demoCallState,
  demoCallTransitions,
} from '@salvia/rules/demo-calls/demo-call-state'
import { nextState } from '@salvia/rules/states/transitions'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, deadLink, notFound } from '#kernel/domain-error'
import { consumeLimit } from '#kernel/limits/consume-limit'
import { type DemoCallRow, demoCalls } from '../data/demo-call-tables.ts'
import { readDemoCall } from '../demo-call-token.ts'
import { type DemoCallContext, notifyOfCall } from './notify-of-call.ts'
import { checkTimeZone, takeSlot } from './take-slot.ts'

/** Each change is mailed. */
const OF_CALL = { name: 'demo-call-changes', max: 20, lengthMs: DAY_MS }

async function lockCall(tx: Db, id: string): Promise<DemoCallRow> {
  const [call] = await tx.select().from(demoCalls).where(eq(demoCalls.id, id)).for('update')
  if (!call) throw deadLink()
  return call
}

async function idOf(context: DemoCallContext, token: string): Promise<string> {
  const id = readDemoCall(context.config.secrets.token, token)
  if (id === null) throw deadLink()
  await consumeLimit(context, OF_CALL, id, context.now())
  return id
}

type Change = Partial<Pick<DemoCallRow, 'startsAt' | 'timeZone' | 'canceledAt'>>

/**
 * The one writer of a booking that was made. Calendars take a version by its number, so each change raises it. Throws
 * conflict where its state does not take the event.
 */
async function writeCall(
  tx: Db,
  call: DemoCallRow,
  { event, change }: { event: DemoCallEvent; change: Change },
  now: Date,
): Promise<DemoCallRow> {
  if (nextState(demoCallTransitions, demoCallState(call, now), event) === null) throw over()
  const set = { ...change, sequence: call.sequence + 1, updatedAt: now }
  return one(await tx.update(demoCalls).set(set).where(eq(demoCalls.id, call.id)).returning())
}

const over = () => conflict('demo_call_over', 'This booking was cancelled, or its time has come.')

type Move = { token: string; startsAt: string; timeZone: string }

/**
 * Moves a booking to another slot, which frees its own, and mails that; to its own slot nothing changes. Throws invalid
 * for a link, time or time zone that is none, conflict where the slot was taken or the booking is over, TooMany.
 */
export async function moveCall(context: DemoCallContext, move: Move): Promise<DemoCallRow> {
  const { token, startsAt, timeZone } = move
  const { db, now } = context
  checkTimeZone(timeZone)
  const id = await idOf(context, token)
  return db.transaction(async (tx) => {
    const call = await lockCall(tx, id)
    if (demoCallState(call, now()) !== 'Booked') throw over()
    if (call.startsAt.getTime() === Date.parse(startsAt)) return call
    const slot = await takeSlot(context, tx, startsAt)
    const change = { startsAt: slot, timeZone }
    const moved = await writeCall(tx, call, { event: 'move', change }, now())
    await notifyOfCall(context, tx, { call: moved, happened: 'Moved' })
    return moved
  })
}

type Canceling = { call: DemoCallRow; isByTeam: boolean }

/** Null where it was cancelled already. */
async function cancel(
  context: DemoCallContext,
  tx: Db,
  { call, isByTeam }: Canceling,
): Promise<DemoCallRow | null> {
  if (call.canceledAt !== null) return null
  const at = context.now()
  const canceled = await writeCall(tx, call, { event: 'cancel', change: { canceledAt: at } }, at)
  await notifyOfCall(context, tx, { call: canceled, happened: 'Canceled', isByTeam })
  return canceled
}

/**
 * Cancels a booking, which frees its slot, and mails that; again changes nothing. Throws invalid for a link that is none,
 * conflict once its time has come, TooMany.
 */
export async function cancelCall(context: DemoCallContext, token: string): Promise<DemoCallRow> {
  const id = await idOf(context, token)
  return context.db.transaction(async (tx) => {
    const call = await lockCall(tx, id)
    return (await cancel(context, tx, { call, isByTeam: false })) ?? call
  })
}

/**
 * Cancels a booking for the team, which its mails say; again changes nothing. Throws not-found, and conflict once its
 * time has come.
 */
export async function cancelForTeam(
  context: DemoCallContext,
  { callId, actorId }: { callId: string; actorId: string },
): Promise<DemoCallRow> {
  return context.db.transaction(async (tx) => {
    const [call] = await tx.select().from(demoCalls).where(eq(demoCalls.id, callId)).for('update')
    if (!call) throw notFound('demo_call')
    const canceled = await cancel(context, tx, { call, isByTeam: true })
    if (!canceled) return call
    const subject = { type: 'DemoCall', id: callId }
    await recordAudit(tx, { event: 'DemoCallCanceled', actorId, subject }, context.now())
    return canceled
  })
}
