import type { LedgerAcknowledgement } from '@salvia/contract/plans/ledger-acknowledgements'
import type { Interaction } from '@salvia/rules/plans/interactions/find-interactions'
import { isSameWarning } from '@salvia/rules/plans/same-warning'

/** An interaction as it is acknowledged. */
export const warningOf = ({ rule, item, other }: Interaction) => ({
  kind: 'Interaction' as const,
  rule: rule.key,
  productIds: [...new Set([item.productId, other?.productId ?? item.productId])],
})

/** The word on what products do to each other. One on a medicine is never recorded: it would be health data. */
export const seenInteraction = (
  found: Interaction,
  acknowledged: LedgerAcknowledgement[],
): LedgerAcknowledgement | undefined =>
  found.drug ? undefined : acknowledged.find((each) => isSameWarning(each, warningOf(found)))
