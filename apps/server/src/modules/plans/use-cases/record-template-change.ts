import type { TemplatePart } from '@salvia/contract/words/plans'
import {
  continuesTemplateChange,
  templateEventsOf,
  templatePartsOf,
} from '@salvia/rules/plans/template-events'
import type { Db } from '#db/database'
import { listActs } from '#kernel/audit/list-audit'
import { recordAudits } from '#kernel/audit/record-audit'
import type { recommendations } from '../data/plan-tables.ts'
import { detailsOf, templateSubject } from '../data/template-subject.ts'

type Plan = typeof recommendations.$inferSelect
type Acted = { plan: Pick<Plan, 'id'>; actor: { userId: string } }
type Write = Acted & {
  /** Locked, as it was before the write. */
  plan: Plan
  fields: Partial<typeof recommendations.$inferInsert>
  /** The version that the write began; null where it began none. */
  version?: number | null
  /** What else it changed beside `fields`. */
  parts?: TemplatePart[]
}

/** The change of a template noted last, if a further one now is part of it; null otherwise. */
export async function findContinued(tx: Db, { plan, actor }: Acted, now: Date) {
  const { entries } = await listActs(tx, { types: [templateSubject], id: plan.id }, { offset: 0, limit: 1 })
  const [newest] = entries
  return newest && continuesTemplateChange(newest, actor.userId, now) ? newest : null
}

/**
 * Notes for admins what a write did to a global template, with the version that it began. An editor that saves as one
 * types is noted once, and what changes nothing is not.
 */
export async function recordTemplateChange(tx: Db, write: Write, now: Date): Promise<void> {
  const { plan, fields, actor, version = null } = write
  const events = templateEventsOf(plan, { ...plan, ...fields })
  if (events.length === 0) return
  const parts = [...templatePartsOf(plan, fields), ...(write.parts ?? [])]
  if (events.includes('TemplateChanged') && version === null) {
    const noted = detailsOf((await findContinued(tx, write, now))?.details).parts
    if (parts.every((part) => noted.includes(part))) return
  }
  const subject = { type: templateSubject, id: plan.id }
  const details = { version, parts }
  await recordAudits(
    tx,
    events.map((event) => ({ event, actorId: actor.userId, subject, details })),
    now,
  )
}
