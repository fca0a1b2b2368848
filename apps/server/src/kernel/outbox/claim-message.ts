import { eq, getTableColumns, sql } from 'drizzle-orm'
import { committedSoon } from '#db/committed-soon'
import type { Db } from '#db/database'
import { driverValues } from '#db/row-placeholders'
import { preparedAnywhere } from '#db/statements'
import { outboxMessages } from './data/outbox-tables.ts'

/** Longer than any service takes for one message (services/mail/smtp-mail.ts). */
const CLAIM_MS = 45_000

type Row = typeof outboxMessages.$inferSelect

const claimed = preparedAnywhere((db: Db) => {
  const { id, state, claimedUntil } = outboxMessages
  const [now, until] = [sql.placeholder('now'), sql.placeholder('until')]
  return db
    .update(outboxMessages)
    .set({ claimedUntil: sql`${until}` })
    .where(
      sql`${id} = ${sql.placeholder('id')} and ${state} <> 'Sent' and coalesce(${claimedUntil} <= ${now}, true)`,
    )
    .returning({ ...getTableColumns(outboxMessages), ...committedSoon })
    .prepare('claim_outbox_message')
})

/**
 * Claims a message for this attempt until it is sent or failed, or its process must be dead. Null if there is nothing
 * left to send. Throws while another attempt holds the claim; the job then retries.
 */
export async function claimMessage(db: Db, messageId: string, now: Date): Promise<Row | null> {
  const until = new Date(now.getTime() + CLAIM_MS)
  const [row] = await claimed(db).execute(driverValues({ id: messageId, now, until }))
  if (row) return row
  const [left] = await db
    .select({ state: outboxMessages.state })
    .from(outboxMessages)
    .where(eq(outboxMessages.id, messageId))
  if (left && left.state !== 'Sent') throw new Error('another attempt is sending this message')
  return null
}
