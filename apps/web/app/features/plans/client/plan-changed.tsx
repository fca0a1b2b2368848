import { m } from '#app/paraglide/messages.js'
import { AnswerNote } from '../answer-note.tsx'
import { DifferenceList } from '../difference-list.tsx'
import { type ChangesSinceShown, isOfPricesAlone } from './changes-since-shown.ts'

type Props = { changes: ChangesSinceShown; practitioner: string }

/**
 * Answers who wanted to add a plan that was changed since it was shown, or a price in it: with what changed, above what it
 * is now.
 */
export function PlanChanged({ changes, practitioner }: Props) {
  const isOfPrices = isOfPricesAlone(changes)
  return (
    <AnswerNote title={isOfPrices ? m.plan_prices_changed_title() : m.plan_changed_title()}>
      <p>{isOfPrices ? m.plan_prices_changed_text() : m.plan_changed_text({ name: practitioner })}</p>
      <DifferenceList difference={changes} prices={changes.prices} discount={changes.discount} />
    </AnswerNote>
  )
}
