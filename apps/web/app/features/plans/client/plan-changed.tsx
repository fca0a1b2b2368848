import type { PlanDifference } from '@salvia/contract/plans/plan-versions'
import { useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { DifferenceList } from '../difference-list.tsx'
import css from './plan-page.module.css'

type Props = { changes: PlanDifference; practitioner: string }

/** Answers who wanted to add a plan that was changed since it was shown: with what changed, above what it is now. */
export function PlanChanged({ changes, practitioner }: Props) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.focus({ preventScroll: true })
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className={css.notice} ref={note} tabIndex={-1}>
      <Note tone="attention" role="alert" title={m.plan_changed_title()}>
        <p>{m.plan_changed_text({ name: practitioner })}</p>
        <DifferenceList difference={changes} />
      </Note>
    </div>
  )
}
