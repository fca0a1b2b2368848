import { inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
import { outboxMessages } from './data/outbox-tables.ts'

type About = { recipients: string[]; texts: string[] }

const says = (texts: string[]): SQL => {
  const patterns = sql.param(texts.map(likePattern))
  const { content, subject, html, plainText } = outboxMessages
  return sql`concat_ws(' ', ${content}::text, ${subject}, ${html}, ${plainText}) ilike any(${patterns}::text[])`
}

/** Deletes the messages to someone, and those to others that hold one of these texts. */
export async function forgetMessages(tx: Db, { recipients, texts }: About): Promise<void> {
  await tx.delete(outboxMessages).where(or(inArray(outboxMessages.recipient, recipients), says(texts)))
}
