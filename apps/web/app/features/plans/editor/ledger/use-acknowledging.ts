import type { LedgerAcknowledgement, PlanWarning } from '@salvia/contract/plans/ledger-acknowledgements'
import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { useCommand } from '#app/api/use-command.ts'
import { planQuery, planWrites } from '../../plan-queries.ts'

export type Acknowledging = {
  acknowledged: LedgerAcknowledgement[]
  acknowledge: (warning: PlanWarning) => Promise<unknown>
}

/** Warnings of a plan that were seen; `onWritten` hears of the version that another one makes. */
export function useAcknowledging(plan: Recommendation, onWritten: (version: number) => void): Acknowledging {
  const { queue } = useCommand({
    scope: planWrites(plan.id),
    send: (api, body: PlanWarning) =>
      api('PUT /recommendations/{id}/acknowledgements', { params: { id: plan.id }, body }),
    keep: (client, written) => client.setQueryData(planQuery(plan.id).queryKey, written),
    onDone: ({ version }) => onWritten(version),
  })
  return { acknowledged: plan.ledgerAcknowledgements ?? [], acknowledge: queue }
}
