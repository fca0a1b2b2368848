import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
import { outboxMessages } from './data/outbox-tables.ts'

type About = { account?: { id: string; name: string }; recipients: string[]; texts: string[] }

const { accountId, senderId, content } = outboxMessages

const says = (texts: string[]): SQL => {
  const patterns = sql.param(texts.map(likePattern))
  const { subject, html, plainText } = outboxMessages
  return sql`concat_ws(' ', ${content}::text, ${subject}, ${html}, ${plainText}) ilike any(${patterns}::text[])`
}

/** Messages a person had sent, and those naming them as practitioner without a sender id. */
const isFrom = ({ id, name }: { id: string; name: string }) =>
  or(
    eq(senderId, id),
    name === ''
      ? undefined
      : and(isNull(senderId), eq(sql`${content} -> 'props' ->> 'practitionerName'`, name)),
  )

/**
 * Deletes the messages about or from an account, those to its owner, and those to others that contain any of these
 * texts.
 */
export async function forgetMessages(tx: Db, { account, recipients, texts }: About): Promise<void> {
  const isAccounts = account && or(eq(accountId, account.id), isFrom(account))
  const isTo = inArray(outboxMessages.recipient, recipients)
  await tx.delete(outboxMessages).where(or(isAccounts, isTo, says(texts)))
}
