import type { ProductInPlan } from '@salvia/contract/plans/product-in-plan'
import { fullName } from '@salvia/rules/people/full-name'
import { m } from '#app/paraglide/messages.js'
import { AnswerNote } from './answer-note.tsx'
import type { ChangesSinceShown } from './client/changes-since-shown.ts'
import { DifferenceList } from './difference-list.tsx'

/** A product as its plan had it, and what the plan says of it otherwise by now; null of one that is gone. */
export type ChangedInPlan = { shown: ProductInPlan; changes: ChangesSinceShown | null }

/** Answers who wanted to add a product of a plan that says something else of it by now, or has it no longer. */
export function ProductChanged({ shown: { name: plan, practitioner }, changes }: ChangedInPlan) {
  const name = fullName({ firstName: practitioner.firstName, lastName: practitioner.lastName })
  if (changes === null)
    return (
      <AnswerNote title={m.plan_gone_title()}>
        <p>{m.product_plan_gone({ plan, name })}</p>
      </AnswerNote>
    )
  const isRemoved = changes.removed.length > 0
  return (
    <AnswerNote title={m.plan_changed_title()}>
      <p>{isRemoved ? m.product_in_plan_removed({ plan, name }) : m.product_in_plan_changed()}</p>
      {!isRemoved && <DifferenceList difference={changes} discount={changes.discount} />}
    </AnswerNote>
  )
}
