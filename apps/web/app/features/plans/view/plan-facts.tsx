import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { formatPercent, languageName } from '@salvia/rules/format/format'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Time } from '#app/visit/time.tsx'
import { planDurationWords } from '../client/plan-duration.ts'
import { FactList } from '../fact-list.tsx'
import { VersionsDialog } from '../versions/versions-dialog.tsx'
import { nameOf } from './plan-state.tsx'

/** Whose plan it is and what holds for all of it; its versions for its author and admins. */
export function PlanFacts({ plan, isOwn }: { plan: SharedPlan; isOwn: boolean }) {
  const facts = [
    [m.template_author(), nameOf(plan)],
    [m.plan_code(), plan.shareCode],
    [m.plan_duration(), planDurationWords(plan) ?? '–'],
    [m.plan_client_discount(), formatPercent(plan.discountPercentage, getLocale())],
    [m.person_language(), languageName(plan.languageCode)],
    [m.common_changed(), <Time key="changed" at={plan.updatedAt} style="day" />],
    ...(isOwn ? [[m.plan_versions(), <Versions key="versions" planId={plan.id} />] as const] : []),
  ] as const
  return <FactList facts={facts} />
}

function Versions({ planId }: { planId: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.plan_view_versions()}
      </button>
      {isOpen && <VersionsDialog planId={planId} onClose={close} onRestored={close} />}
    </>
  )
}
