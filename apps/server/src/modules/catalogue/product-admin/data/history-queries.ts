import type { HistoryEntry } from '@salvia/contract/catalogue/admin-products'
import { inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { fullNameOf } from '#db/full-name'
import { listChanges } from '#kernel/audit/list-audit'
import { users } from '../../../identity/index.ts'

async function namesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, fullName: fullNameOf(users) })
    .from(users)
    .where(inArray(users.id, ids))
  return new Map(rows.map(({ id, fullName }) => [id, fullName]))
}

type Changes = { changes?: HistoryEntry['changes'] }

/** Who changed what in a record, newest first. */
export async function listHistory(
  db: Db,
  subject: Parameters<typeof listChanges>[1],
  page: { offset: number; limit: number },
): Promise<{ results: HistoryEntry[]; count: number }> {
  const { entries, count } = await listChanges(db, subject, page)
  const names = await namesOf(db, [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))])
  const results = entries.map(({ id, at, event, actorId, details }) => {
    const fullName = names.get(actorId ?? '')
    return {
      id,
      at: at.toISOString(),
      event,
      actor: actorId === null || fullName === undefined ? null : { id: actorId, fullName },
      changes: (details as Changes).changes ?? [],
    }
  })
  return { results, count }
}
