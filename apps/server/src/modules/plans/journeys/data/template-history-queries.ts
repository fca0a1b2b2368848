import type { TemplateHistoryEntry } from '@salvia/contract/plans/plan-journeys'
import { templateEvents } from '@salvia/contract/words/plans'
import { fullName } from '@salvia/rules/people/full-name'
import { inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { listActs } from '#kernel/audit/list-audit'
import { users } from '../../../identity/index.ts'
import { templateSubject } from '../../template-subject.ts'

async function namesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { id, firstName, lastName } = users
  const rows = await db.select({ id, firstName, lastName }).from(users).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, fullName(row)]))
}

/** What happened to a global template and who did it, newest first. */
export async function listTemplateHistory(
  db: Db,
  recommendationId: string,
  page: { offset: number; limit: number },
): Promise<{ results: TemplateHistoryEntry[]; count: number }> {
  const { entries, count } = await listActs(db, { types: [templateSubject], id: recommendationId }, page)
  const names = await namesOf(db, [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))])
  const results = entries.flatMap(({ id, at, event: noted, actorId }) => {
    const event = templateEvents.find((each) => each === noted)
    const fullName = names.get(actorId ?? '')
    const actor = actorId === null || fullName === undefined ? null : { id: actorId, fullName }
    return event ? [{ id, event, actor, at: at.toISOString() }] : []
  })
  return { results, count }
}
