import type { DrugAcknowledgement, DrugFinding } from '@salvia/contract/people/client-drugs'
import type { LedgerAcknowledgement } from '@salvia/contract/plans/ledger-acknowledgements'
import type { Interaction } from '@salvia/rules/plans/interactions/find-interactions'
import { isSameWarning } from '@salvia/rules/plans/same-warning'
import type { DraftItem } from '../plan-draft.ts'

/** An interaction as it is acknowledged. */
export const warningOf = ({ rule, item, other }: Interaction) => ({
  kind: 'Interaction' as const,
  rule: rule.key,
  productIds: [...new Set([item.productId, other?.productId ?? item.productId])],
})

/** A finding with the acknowledgement in the client's file, if one still applies. */
export type ShownInteraction = Interaction & { seenOfClient: DrugAcknowledgement | null }

/**
 * The acknowledgement of a finding. Between products it is kept in the plan; about medicines, which are health data, in
 * the client's file; about a medicine that is only asked about, nowhere.
 */
export function seenInteraction(
  found: ShownInteraction,
  acknowledged: LedgerAcknowledgement[],
): { by: string; at: string } | undefined {
  if (found.drug) return found.seenOfClient ?? undefined
  return acknowledged.find((each) => isSameWarning(each, warningOf(found)))
}

/** What is sent and kept of a rule that applies to a medicine and a product at its dose. */
export const drugFindingOf = (
  { rule, drug }: Pick<Interaction, 'rule' | 'drug'>,
  { productId, intakeAmount, intakeFormatId, intakeTime, schedule }: DraftItem,
): DrugFinding | null =>
  drug && {
    rule: rule.key,
    drugClass: drug.drugClass,
    productId,
    intakeAmount,
    intakeFormatId,
    intakeTime,
    schedule,
  }
