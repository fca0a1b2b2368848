import { useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { DifferenceList } from '../difference-list.tsx'
import { type ChangesSinceShown, isOfPricesAlone } from './changes-since-shown.ts'
import css from './plan-page.module.css'

type Props = { changes: ChangesSinceShown; practitioner: string }

/**
 * Answers who wanted to add a plan that was changed since it was shown, or a price in it: with what changed, above what it
 * is now.
 */
export function PlanChanged({ changes, practitioner }: Props) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.focus({ preventScroll: true })
    // At the top: a snackbar covers what is at the bottom of a phone.
    note.current?.scrollIntoView({ block: 'start' })
  }, [])
  const isOfPrices = isOfPricesAlone(changes)
  return (
    <div className={css.notice} ref={note} tabIndex={-1}>
      <Note
        tone="attention"
        role="alert"
        title={isOfPrices ? m.plan_prices_changed_title() : m.plan_changed_title()}
      >
        <p>{isOfPrices ? m.plan_prices_changed_text() : m.plan_changed_text({ name: practitioner })}</p>
        <DifferenceList difference={changes} prices={changes.prices} discount={changes.discount} />
      </Note>
    </div>
  )
}
