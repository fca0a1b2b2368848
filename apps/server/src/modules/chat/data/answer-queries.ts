import type { ChatAnswer } from '@salvia/contract/chat/chat-answers'
import { and, asc, eq, ilike } from 'drizzle-orm'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
import { orderBy } from '#db/order-by'
import { notFound } from '#kernel/domain-error'
import { chatAnswers } from './chat-tables.ts'

export const toAnswer = (row: typeof chatAnswers.$inferSelect): ChatAnswer => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
})

type Asked = {
  name?: string | undefined
  isActive?: boolean | undefined
  offset: number
  limit: number
  sort?: string | undefined
}

/** Prepared answers by part of their title. */
export async function listAnswers(db: Db, { name, isActive, offset, limit, sort }: Asked) {
  const { title, updatedAt, id } = chatAnswers
  const where = and(
    name ? ilike(title, likePattern(name)) : undefined,
    isActive === undefined ? undefined : eq(chatAnswers.isActive, isActive),
  )
  const [rows, count] = await Promise.all([
    db
      .select()
      .from(chatAnswers)
      .where(where)
      .orderBy(...orderBy(sort, { title, updatedAt }, [asc(title)]), asc(id))
      .limit(limit)
      .offset(offset),
    db.$count(chatAnswers, where),
  ])
  return { results: rows.map(toAnswer), count }
}

/** A prepared answer. Throws not-found. */
export async function getAnswer(db: Db, id: string): Promise<ChatAnswer> {
  const [row] = await db.select().from(chatAnswers).where(eq(chatAnswers.id, id))
  if (!row) throw notFound('answer')
  return toAnswer(row)
}
