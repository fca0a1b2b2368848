import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { type MessageAbout, outboxMessages } from './data/outbox-tables.ts'

/** Deletes the messages about records of one kind, by their keys. */
export async function forgetMessagesAbout(
  tx: Db,
  { type, keys }: { type: MessageAbout['type']; keys: string[] },
): Promise<void> {
  const { about } = outboxMessages
  await tx
    .delete(outboxMessages)
    .where(and(eq(sql`${about} ->> 'type'`, type), inArray(sql`${about} ->> 'key'`, keys)))
}
