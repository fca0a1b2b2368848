import { demoSlots } from '@salvia/rules/demo-calls/demo-slots'
import { isTimeZone } from '@salvia/rules/format/time-zone'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { conflict, invalid } from '#kernel/domain-error'
import { demoCalls } from '../data/demo-call-tables.ts'
import type { DemoCallContext } from './notify-of-call.ts'

const field = (id: string, error: 'demo_slot_unknown' | 'time_zone_unknown') => [{ id, error }]

/** Throws invalid for what names no time zone. */
export function checkTimeZone(timeZone: string): void {
  if (isTimeZone(timeZone)) return
  throw invalid('time_zone_unknown', 'There is no such time zone.', field('timeZone', 'time_zone_unknown'))
}

/**
 * Holds a slot for the caller's transaction: of two who want the same, one gets it. Throws invalid for what is past, too
 * near or no slot, and conflict where somebody has it.
 */
export async function takeSlot(
  { config, now }: Pick<DemoCallContext, 'config' | 'now'>,
  tx: Db,
  startsAt: string,
): Promise<Date> {
  const slot = new Date(startsAt)
  if (!demoSlots(config.demoCalls, now()).includes(slot.toISOString()))
    throw invalid(
      'demo_slot_unknown',
      'No call can be booked for this time.',
      field('startsAt', 'demo_slot_unknown'),
    )
  await oneAtATime(tx, `demo-slot:${slot.toISOString()}`)
  const isTaken = and(eq(demoCalls.startsAt, slot), isNull(demoCalls.canceledAt))
  if ((await tx.$count(demoCalls, isTaken)) > 0)
    throw conflict('demo_slot_taken', 'Somebody has just booked this time.')
  return slot
}
