import type { LedgerAcknowledgement, PlanWarning } from '@salvia/contract/plans/ledger-acknowledgements'
import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { useCommand } from '#app/api/use-command.ts'
import { planQuery, planWrites } from '../../plan-queries.ts'

export type Acknowledging = {
  acknowledged: LedgerAcknowledgement[]
  acknowledge: (warning: PlanWarning) => Promise<unknown>
}

/** Warnings of a plan that were seen; another one leaves the plan's version as it is. */
export function useAcknowledging(plan: Recommendation): Acknowledging {
  const { queue } = useCommand({
    scope: planWrites(plan.id),
    send: (api, body: PlanWarning) =>
      api('PUT /recommendations/{id}/acknowledgements', { params: { id: plan.id }, body }),
    keep: (client, written) => client.setQueryData(planQuery(plan.id).queryKey, written),
  })
  return { acknowledged: plan.ledgerAcknowledgements ?? [], acknowledge: queue }
}
