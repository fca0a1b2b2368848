import { isNoDifference, planDifference } from '@salvia/rules/plans/plan-difference'
import { continuesVersion } from '@salvia/rules/plans/plan-version'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Actor } from '#kernel/http/actor'
import type { recommendations } from '../data/plan-tables.ts'
import { detailsOf } from '../data/template-subject.ts'
import {
  findNewestVersion,
  lockNewestVersion,
  readContent,
  type VersionRow,
} from '../data/version-queries.ts'
import { planVersions } from '../data/version-tables.ts'
import { findContinued, recordTemplateChange } from './record-template-change.ts'
import { touchPlan } from './touch-plan.ts'

type Plan = typeof recommendations.$inferSelect
type Change = {
  /** Locked. */
  plan: Plan
  actor: Pick<Actor, 'userId'>
  /** Writes the items; the plan's own fields are in `fields`. */
  change: () => Promise<unknown>
  fields?: Partial<typeof recommendations.$inferInsert>
  /** The version that is brought back. */
  restoredFrom?: number
  /** Whether it is a version of its own, however soon its author's last change was. */
  isOwnVersion?: boolean
}

/**
 * Begins the versions of a plan that clients can see from now on, by its practitioner and as of its last change; a plan
 * that has versions keeps them.
 */
export async function keepFirstVersion(
  tx: Db,
  plan: Pick<Plan, 'id' | 'practitionerId'>,
  at: Date,
): Promise<void> {
  await tx
    .insert(planVersions)
    .values({
      recommendationId: plan.id,
      number: 1,
      authorId: plan.practitionerId,
      begunAt: at,
      savedAt: at,
      content: await readContent(tx, plan.id),
    })
    .onConflictDoNothing()
}

/**
 * The newest version, locked. A plan that was shared before there were versions gets its first one now, and so does a
 * global template: admins see what is changed of it.
 */
async function lockNewest(tx: Db, plan: Plan): Promise<VersionRow | null> {
  const newest = await lockNewestVersion(tx, plan.id)
  if (newest || (plan.sharedAt === null && !plan.isGlobalTemplate)) return newest
  await keepFirstVersion(tx, plan, plan.updatedAt)
  return lockNewestVersion(tx, plan.id)
}

/** Answers the number of the version that this began; null where it went into the newest, or changed nothing. */
async function keepVersion(
  tx: Db,
  newest: VersionRow,
  { actor, restoredFrom, isOwnVersion = false }: Pick<Change, 'actor' | 'restoredFrom' | 'isOwnVersion'>,
  now: Date,
): Promise<number | null> {
  const { id, recommendationId, number } = newest
  const content = await readContent(tx, recommendationId)
  if (isNoDifference(planDifference(newest.content, content))) return null
  const isApart = isOwnVersion || restoredFrom !== undefined
  if (!isApart && continuesVersion(newest, actor.userId, now)) {
    await tx.update(planVersions).set({ content, savedAt: now }).where(eq(planVersions.id, id))
    return null
  }
  const next = number + 1
  await tx.insert(planVersions).values({
    recommendationId,
    number: next,
    authorId: actor.userId,
    begunAt: now,
    savedAt: now,
    restoredFrom,
    content,
  })
  return next
}

/** Whether a change of a global template is noted again, with a version that is its own: the noted one goes on otherwise. */
async function beginsNote(
  tx: Db,
  { plan, actor, newest }: Pick<Change, 'plan' | 'actor'> & { newest: VersionRow | null },
  now: Date,
): Promise<boolean> {
  if (!plan.isGlobalTemplate) return false
  const continued = await findContinued(tx, { plan, actor }, now)
  return detailsOf(continued?.details).version !== newest?.number
}

/**
 * Changes what clients see of a plan, in the caller's transaction. Of a plan that clients can see, what it shows then is
 * its newest version (docs/domain.md, version of a plan); what changes nothing they see makes none.
 */
export async function changeContent(tx: Db, changing: Change, now: Date): Promise<void> {
  const { plan, change, fields = {} } = changing
  const newest = await lockNewest(tx, plan)
  const isOwnVersion = changing.isOwnVersion || (await beginsNote(tx, { ...changing, newest }, now))
  await change()
  await touchPlan(tx, plan.id, fields, now)
  const version = newest && (await keepVersion(tx, newest, { ...changing, isOwnVersion }, now))
  await recordTemplateChange(tx, { ...changing, fields, version }, now)
}

/** Notes that somebody opened a plan, and answers the version that was seen: it stays as it is from then on. */
export async function recordVersionSeen(
  tx: Db,
  plan: Pick<Plan, 'id' | 'practitionerId' | 'updatedAt'>,
  now: Date,
): Promise<VersionRow | null> {
  if ((await findNewestVersion(tx, plan.id)) === null) await keepFirstVersion(tx, plan, plan.updatedAt)
  const newest = await findNewestVersion(tx, plan.id)
  if (newest?.seenAt === null)
    await tx.update(planVersions).set({ seenAt: now }).where(eq(planVersions.id, newest.id))
  return newest
}
