import type { DemoCall } from '@salvia/contract/demo-calls/demo-calls'
import { demoCallState } from '@salvia/rules/demo-calls/demo-call-state'
import { demoSlots } from '@salvia/rules/demo-calls/demo-slots'
import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { deadLink } from '#kernel/domain-error'
import type { SealedText } from '#kernel/sealed-text'
import type { DemoCallSettings } from '../../../env/demo-calls.ts'
import { type DemoCallRow, demoCalls } from './demo-call-tables.ts'

/** Free slots, the nearest first. */
export async function listFreeSlots(db: Db, settings: DemoCallSettings, now: Date): Promise<string[]> {
  const isTaken = and(isNull(demoCalls.canceledAt), gte(demoCalls.startsAt, now))
  const rows = await db.select({ startsAt: demoCalls.startsAt }).from(demoCalls).where(isTaken)
  const taken = new Set(rows.map(({ startsAt }) => startsAt.toISOString()))
  return demoSlots(settings, now).filter((slot) => !taken.has(slot))
}

/** The booking of a link. Throws invalid where it is gone, as for a link that is not whole. */
export async function findDemoCall(db: Db, id: string | null): Promise<DemoCallRow> {
  const [row] = id === null ? [] : await db.select().from(demoCalls).where(eq(demoCalls.id, id))
  if (!row) throw deadLink()
  return row
}

/** A booking without its person. */
export function toDemoCall(row: DemoCallRow, { joinUrl }: DemoCallSettings, now: Date): DemoCall {
  const { id, startsAt, minutes, timeZone, sequence, updatedAt } = row
  return {
    state: demoCallState(row, now),
    startsAt: startsAt.toISOString(),
    ...{ minutes, timeZone, joinUrl, sequence },
    uid: uidOf(id),
    updatedAt: updatedAt.toISOString(),
  }
}

export const uidOf = (id: string): string => `demo-call.${id}@salvia`

/** The phone number that was said; empty where none was. */
export const phoneOf = ({ sealedPhone }: DemoCallRow, sealed: SealedText): string =>
  sealedPhone === null ? '' : sealed.open(sealedPhone)

/** What these addresses booked, oldest first. */
export async function listDemoCallsOf(
  { db, sealed }: { db: Db; sealed: SealedText },
  emails: string[],
): Promise<(DemoCallRow & { phone: string })[]> {
  const rows = await db
    .select()
    .from(demoCalls)
    .where(inArray(demoCalls.email, emails))
    .orderBy(asc(demoCalls.createdAt), asc(demoCalls.id))
  return rows.map((row) => ({ ...row, phone: phoneOf(row, sealed) }))
}
