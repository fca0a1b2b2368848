import type { DrugFinding } from '@salvia/contract/people/client-drugs'
import { useCommand } from '#app/api/use-command.ts'
import { planDrugsQuery } from '../../interactions/interaction-queries.ts'

type Word = { clientId: string; finding: DrugFinding }

/** Keeps in a client's file that a finding on its medicines was seen. */
export function useAcknowledgingMedicine(planId: string) {
  const { queryKey } = planDrugsQuery(planId)
  return useCommand({
    send: async (api, { clientId, finding }: Word) => {
      const body = { clientId, ...finding }
      const acknowledged = await api('PUT /recommendations/{id}/drug-classes/acknowledgements', {
        params: { id: planId },
        body,
      })
      return { clientId, acknowledged }
    },
    keep: (client, { clientId, acknowledged }) =>
      client.setQueryData(queryKey, (noted) =>
        noted?.map((each) => (each.clientId === clientId ? { ...each, acknowledged } : each)),
      ),
  })
}
