import { and, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { queueRemoval } from '#kernel/uploads/remove-files'
import { listChatFileKeys } from '../data/chat-file-queries.ts'
import { chatConversations } from '../data/chat-tables.ts'

type Context = { tx: Db; jobs: Pick<Jobs, 'send'> }

async function forget({ tx, jobs }: Context, which: SQL | undefined): Promise<void> {
  await queueRemoval({ tx, jobs }, await listChatFileKeys(tx, which))
  await tx.delete(chatConversations).where(which)
}

/** Deletes the conversations of a person with their files, also those begun as a guest with a proven address. */
export const forgetChats = (
  context: Context,
  { userId, emails }: { userId: string; emails: string[] },
): Promise<void> =>
  forget(context, or(eq(chatConversations.userId, userId), inArray(chatConversations.guestEmail, emails)))

/** Deletes what guests wrote when nobody has written for that long. */
export const forgetOldGuests = (
  { db, jobs }: { db: Db; jobs: Pick<Jobs, 'send'> },
  before: Date,
): Promise<void> =>
  db.transaction((tx) =>
    forget({ tx, jobs }, and(isNull(chatConversations.userId), lt(chatConversations.lastMessageAt, before))),
  )
