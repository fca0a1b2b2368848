import { DAY_MS } from '@salvia/contract/durations'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { conflict, invalid } from '#kernel/domain-error'
import { consumeLimit } from '#kernel/limits/consume-limit'
import { stateOf } from '../data/demo-call-queries.ts'
import { type DemoCallRow, demoCalls } from '../data/demo-call-tables.ts'
import { readDemoCall } from '../demo-call-token.ts'
import { checkTimeZone, takeSlot } from './take-slot.ts'
import { type DemoCallContext, tellOfCall } from './tell-of-call.ts'

/** Each change is mailed. */
const OF_CALL = { name: 'demo-call-changes', max: 20, lengthMs: DAY_MS }

async function lockCall(tx: Db, id: string): Promise<DemoCallRow> {
  const [call] = await tx.select().from(demoCalls).where(eq(demoCalls.id, id)).for('update')
  if (!call) throw invalid('mailed_link_over', 'This link is over, or not whole.')
  return call
}

async function idOf(context: DemoCallContext, token: string): Promise<string> {
  const id = readDemoCall(context.config.secrets.token, token)
  if (id === null) throw invalid('mailed_link_over', 'This link is over, or not whole.')
  await consumeLimit(context, OF_CALL, id, context.now())
  return id
}

type Change = Partial<Pick<DemoCallRow, 'startsAt' | 'timeZone' | 'canceledAt'>>

/** Calendars take a version by its number, so each change raises it. */
async function writeCall(tx: Db, call: DemoCallRow, change: Change, now: Date): Promise<DemoCallRow> {
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
    if (stateOf(call, now()) !== 'Booked') throw over()
    if (call.startsAt.getTime() === Date.parse(startsAt)) return call
    const slot = await takeSlot(context, tx, startsAt)
    const moved = await writeCall(tx, call, { startsAt: slot, timeZone }, now())
    await tellOfCall(context, tx, { call: moved, happened: 'Moved' })
    return moved
  })
}

/**
 * Cancels a booking, which frees its slot, and mails that; again changes nothing. Throws invalid for a link that is none,
 * conflict once its time has come, TooMany.
 */
export async function cancelCall(context: DemoCallContext, token: string): Promise<DemoCallRow> {
  const { db, now } = context
  const id = await idOf(context, token)
  return db.transaction(async (tx) => {
    const call = await lockCall(tx, id)
    if (call.canceledAt !== null) return call
    if (stateOf(call, now()) === 'Over') throw over()
    const canceled = await writeCall(tx, call, { canceledAt: now() }, now())
    await tellOfCall(context, tx, { call: canceled, happened: 'Canceled' })
    return canceled
  })
}
