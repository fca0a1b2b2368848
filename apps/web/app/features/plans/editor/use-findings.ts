import type { LedgerEntry } from '@salvia/rules/nutrition/plan-ledger'
import type { Interaction } from '@salvia/rules/plans/interactions/find-interactions'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { seenInteraction } from './interactions/seen-interaction.ts'
import { useInteractions } from './interactions/use-interactions.ts'
import { acknowledgementOf } from './ledger/acknowledgement-of.ts'
import type { Acknowledging } from './ledger/use-acknowledging.ts'
import { useLedger } from './ledger/use-ledger.ts'
import type { DraftItem } from './plan-draft.ts'

export type Findings = {
  /** Above a level, or too close to each other or to a medicine: amber, a limit. */
  above: LedgerEntry[]
  cautions: Interaction[]
  /** Cannot be had: clay, someone has to choose. */
  missing: DraftItem[]
  count: number
}

type Asked = { planId: string | null; items: DraftItem[]; acknowledging: Acknowledging }

/** What of a draft is to be reviewed and was not acknowledged. */
export function useFindings({ planId, items, acknowledging: { acknowledged } }: Asked): Findings {
  const ledger = useLedger(items)
  const interactions = useInteractions(planId, items, null)
  const above = (ledger?.entries ?? []).filter(
    (entry) => entry.level?.isAbove && !acknowledgementOf(entry, acknowledged),
  )
  const cautions = (interactions?.found ?? []).filter(
    (found) => found.severity === 'Caution' && !seenInteraction(found, acknowledged),
  )
  const missing = items.filter(({ product }) => !isAvailable(product.stockStatus.id))
  return { above, cautions, missing, count: above.length + cautions.length + missing.length }
}
