import type { TemplateHistoryEntry } from '@salvia/contract/plans/plan-journeys'
import type { PlanDifference } from '@salvia/contract/plans/plan-versions'
import { templateEvents } from '@salvia/contract/words/plans'
import { fullName } from '@salvia/rules/people/full-name'
import { isNoDifference, planDifference } from '@salvia/rules/plans/plan-difference'
import { inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { listActs } from '#kernel/audit/list-audit'
import { users } from '../../../identity/index.ts'
import { detailsOf, templateSubject } from '../../data/template-subject.ts'
import { listContents } from '../../data/version-queries.ts'

async function namesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { id, firstName, lastName } = users
  const rows = await db.select({ id, firstName, lastName }).from(users).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, fullName(row)]))
}

/** What each of some versions of a template changed. */
async function differencesOf(
  db: Db,
  recommendationId: string,
  begun: number[],
): Promise<(version: number | null) => PlanDifference | null> {
  const numbers = begun.flatMap((number) => [number - 1, number])
  const contents = await listContents(db, { recommendationId, numbers })
  return (version) => {
    const [before, after] = version === null ? [] : [contents.get(version - 1), contents.get(version)]
    const difference = before && after ? planDifference(before, after) : null
    return difference && !isNoDifference(difference) ? difference : null
  }
}

/** What happened to a global template, who did it and what was different then, newest first. */
export async function listTemplateHistory(
  db: Db,
  recommendationId: string,
  page: { offset: number; limit: number },
): Promise<{ results: TemplateHistoryEntry[]; count: number }> {
  const { entries, count } = await listActs(db, { types: [templateSubject], id: recommendationId }, page)
  const names = await namesOf(db, [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))])
  const begun = entries.flatMap(({ details }) => detailsOf(details).version ?? [])
  const differenceOf = await differencesOf(db, recommendationId, begun)
  const results = entries.flatMap(({ id, at, event: noted, actorId, details }) => {
    const event = templateEvents.find((each) => each === noted)
    const fullName = names.get(actorId ?? '')
    const actor = actorId === null || fullName === undefined ? null : { id: actorId, fullName }
    const { version, parts } = detailsOf(details)
    const difference = differenceOf(version)
    return event ? [{ id, event, actor, at: at.toISOString(), difference, parts }] : []
  })
  return { results, count }
}
