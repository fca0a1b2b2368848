import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { m } from '#app/paraglide/messages.js'
import { CostSection } from '../editor/cost-section.tsx'
import { DaySection } from '../editor/day-section.tsx'
import { InteractionsSection } from '../editor/interactions/interactions-section.tsx'
import { LedgerSection } from '../editor/ledger/ledger-section.tsx'
import { useLedger } from '../editor/ledger/use-ledger.ts'
import { toDraft } from '../editor/plan-draft.ts'
import type { PlanEarning } from '../editor/plan-earning.ts'
import panel from '../editor/side-panel.module.css'

type Props = { template: Recommendation; earning: PlanEarning }

const nothing = () => {}

/** What a template comes to, as its editor counts it: the day, the cost, nutrients and interactions. To be read only. */
export function TemplateCheck({ template, earning }: Props) {
  const draft = toDraft(template)
  const ledger = useLedger(template.recommendationItems)
  return (
    <aside className={`card ${panel.panel}`} aria-label={m.plan_editor_glance()}>
      <DaySection items={draft.items} />
      <CostSection draft={draft} earning={earning} />
      <LedgerSection ledger={ledger} items={draft.items} acknowledging={null} />
      <InteractionsSection
        planId={null}
        items={template.recommendationItems}
        acknowledging={null}
        onMove={nothing}
      />
    </aside>
  )
}
