import { demoCallState } from '@salvia/rules/demo-calls/demo-call-state'
import { inArray, lt, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { forgetMessagesAbout } from '#kernel/outbox/forget-messages-about'
import { type DemoCallRow, demoCalls } from '../data/demo-call-tables.ts'
import { ABOUT_CALL, type DemoCallContext, notifyOfErased } from './notify-of-call.ts'

async function forget(tx: Db, isIt: SQL): Promise<DemoCallRow[]> {
  const gone = await tx.delete(demoCalls).where(isIt).returning()
  const keys = gone.map(({ id }) => id)
  if (keys.length > 0) await forgetMessagesAbout(tx, { type: ABOUT_CALL, keys })
  return gone
}

/**
 * Deletes what these addresses booked, and the mails about it, to the team too. Of a call that was to come the team is
 * told that it does not take place, and nothing of its person.
 */
export async function forgetDemoCalls(
  context: Omit<DemoCallContext, 'db' | 'now'>,
  tx: Db,
  { emails, now }: { emails: string[]; now: Date },
): Promise<void> {
  const gone = await forget(tx, inArray(demoCalls.email, emails))
  for (const call of gone)
    if (demoCallState(call, now) === 'Booked') await notifyOfErased(context, tx, { call, now })
}

/** Deletes calls that took place, or were to, before a time, and the mails about them. */
export const forgetOldCalls = (db: Db, before: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await forget(tx, lt(demoCalls.startsAt, before))
  })
