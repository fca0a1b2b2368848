import type { PersonHistoryEntry } from '@salvia/contract/people/users'
import { fullName } from '@salvia/rules/people/full-name'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { listActs } from '#kernel/audit/list-audit'
import { notFound } from '#kernel/domain-error'
import { users } from '../../../identity/index.ts'

/** Audit subjects of a person: the account, or a practitioner's file. */
const types = ['User', 'Client']

async function namesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { id, firstName, lastName } = users
  const rows = await db.select({ id, firstName, lastName }).from(users).where(inArray(users.id, ids))
  return new Map(rows.map((row) => [row.id, fullName(row)]))
}

/** A person's account history, newest first. Throws not-found for an unknown one. */
export async function listPersonHistory(
  db: Db,
  userId: string,
  page: { offset: number; limit: number },
): Promise<{ results: PersonHistoryEntry[]; count: number }> {
  if ((await db.$count(users, eq(users.id, userId))) === 0) throw notFound('user')
  const { entries, count } = await listActs(db, { types, id: userId }, page)
  const names = await namesOf(db, [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))])
  const results = entries.map(({ id, at, event, actorId, details }) => {
    const fullName = names.get(actorId ?? '')
    const actor = actorId === null || fullName === undefined ? null : { id: actorId, fullName }
    return { id, at: at.toISOString(), event, actor, details }
  })
  return { results, count }
}
