import { continuesTemplateChange, templateEventsOf } from '@salvia/rules/plans/template-events'
import type { Db } from '#db/database'
import { listActs } from '#kernel/audit/list-audit'
import { recordAudits } from '#kernel/audit/record-audit'
import type { recommendations } from '../data/plan-tables.ts'
import { templateSubject } from '../template-subject.ts'

type Plan = typeof recommendations.$inferSelect
type Write = {
  /** Locked, as it was before the write. */
  plan: Plan
  fields: Partial<typeof recommendations.$inferInsert>
  actor: { userId: string }
}

/** Notes for admins what a write did to a global template; an editor that saves as one types is noted once. */
export async function noteTemplate(tx: Db, { plan, fields, actor }: Write, now: Date): Promise<void> {
  const events = templateEventsOf(plan, { ...plan, ...fields })
  if (events.length === 0) return
  if (events.includes('TemplateChanged')) {
    const { entries } = await listActs(tx, { types: [templateSubject], id: plan.id }, { offset: 0, limit: 1 })
    if (continuesTemplateChange(entries[0], actor.userId, now)) return
  }
  const subject = { type: templateSubject, id: plan.id }
  await recordAudits(
    tx,
    events.map((event) => ({ event, actorId: actor.userId, subject })),
    now,
  )
}
