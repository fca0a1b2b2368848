import { inArray, lt, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { forgetMessagesAbout } from '#kernel/outbox/forget-messages-about'
import { demoCalls } from '../data/demo-call-tables.ts'
import { ABOUT_CALL } from './tell-of-call.ts'

async function forget(tx: Db, isIt: SQL): Promise<void> {
  const gone = await tx.delete(demoCalls).where(isIt).returning({ id: demoCalls.id })
  const keys = gone.map(({ id }) => id)
  if (keys.length > 0) await forgetMessagesAbout(tx, { type: ABOUT_CALL, keys })
}

/** Deletes what these addresses booked, and the mails about it, to the team too. */
export const forgetDemoCalls = (tx: Db, emails: string[]): Promise<void> =>
  forget(tx, inArray(demoCalls.email, emails))

/** Deletes calls that took place, or were to, before a time, and the mails about them. */
export const forgetOldCalls = (db: Db, before: Date): Promise<void> =>
  db.transaction((tx) => forget(tx, lt(demoCalls.startsAt, before)))
