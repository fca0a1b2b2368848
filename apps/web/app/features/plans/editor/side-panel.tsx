import type { Move } from '@salvia/rules/plans/interactions/propose-moves'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { CostSection } from './cost-section.tsx'
import { DaySection } from './day-section.tsx'
import { movedWords } from './interactions/interaction-words.ts'
import { InteractionsSection } from './interactions/interactions-section.tsx'
import { LedgerSection } from './ledger/ledger-section.tsx'
import type { Acknowledging } from './ledger/use-acknowledging.ts'
import { useLedger } from './ledger/use-ledger.ts'
import { changeItem } from './plan-draft.ts'
import { ToCheck } from './to-check.tsx'
import { useFindings } from './use-findings.ts'
import type { DraftControl } from './use-plan-draft.ts'

type Props = {
  planId: string | null
  control: DraftControl
  acknowledging: Acknowledging
}

/** Plan overview: warnings, the day, the cost, the nutrients. */
export function SidePanel({ planId, control, acknowledging }: Props) {
  const { draft } = control
  const ledger = useLedger(draft.items)
  const findings = useFindings({ planId, items: draft.items, acknowledging })
  return (
    <>
      <ToCheck findings={findings} />
      <DaySection items={draft.items} />
      <CostSection draft={draft} earning={control.earning} />
      <LedgerSection ledger={ledger} items={draft.items} acknowledging={acknowledging} />
      <InteractionsSection
        planId={planId}
        items={draft.items}
        acknowledging={acknowledging}
        onMove={(moves) => applyMoves(control, moves)}
      />
    </>
  )
}

/** Undone with the rest of the draft, and at once from the snackbar. */
function applyMoves({ change, undo }: DraftControl, moves: Move[]): void {
  change((before) =>
    moves.reduce((draft, { productId, intakeTime }) => changeItem(draft, productId, { intakeTime }), before),
  )
  showSnackbar({
    id: 'interaction-moved',
    type: 'primary',
    mainText: movedWords(moves),
    action: { label: m.common_undo(), run: undo },
  })
}
