import type { DemoCallInput } from '@salvia/contract/demo-calls/demo-calls'
import { DAY_MS } from '@salvia/contract/durations'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { one } from '#db/one'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import { consumeLimit } from '#kernel/limits/consume-limit'
import { findDemoCall } from '../data/demo-call-queries.ts'
import { type DemoCallRow, demoCalls } from '../data/demo-call-tables.ts'
import { type DemoCallContext, notifyOfCall } from './notify-of-call.ts'
import { checkTimeZone, takeSlot } from './take-slot.ts'

const OF_MAILBOX = { name: 'demo-calls-of-mailbox', max: 5, lengthMs: DAY_MS }

type Booking = { input: DemoCallInput; languageCode: LanguageCode; key: string | undefined }

/**
 * Books a call and mails it to its person and the team; the same key books it once. Throws invalid for a time or time
 * zone that is none, conflict where the slot was taken, TooMany for an address that books again and again; then nothing
 * is booked or mailed.
 */
export async function bookCall(
  context: DemoCallContext,
  { input, languageCode, key }: Booking,
): Promise<DemoCallRow> {
  const { db, sealed, now } = context
  checkTimeZone(input.timeZone)
  const email = input.email.trim().toLowerCase()
  await consumeLimit(context, OF_MAILBOX, email, now())
  return db.transaction(async (tx) => {
    const book = async () => {
      const startsAt = await takeSlot(context, tx, input.startsAt)
      const { minutes } = context.config.demoCalls
      const at = { createdAt: now(), updatedAt: now() }
      const { phone, ...said } = input
      const sealedPhone = phone === '' ? null : sealed.seal(phone)
      const values = { ...said, sealedPhone, email, startsAt, minutes, languageCode, ...at }
      const call = one(await tx.insert(demoCalls).values(values).returning())
      await notifyOfCall(context, tx, { call, happened: 'Booked' })
      return { id: call.id }
    }
    const { id } = await onceByKey(tx, { scope: 'demo-call', key, input }, book, now())
    return findDemoCall(tx, id)
  })
}
