import type { DisruptionImpactType } from '@salvia/contract/words/disruptions'
import { changeAnswers } from '#app/api/change-answers.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'

type Setting = { ids: string[]; impactType: DisruptionImpactType }

/** Sets the impact of one or many people: shown at once, and taken back when it is refused. */
export function useImpact() {
  return useCommand({
    scope: 'disruption-users',
    send: (api, { ids, impactType }: Setting): Promise<unknown> => {
      const [id, ...others] = ids
      return id !== undefined && others.length === 0
        ? api('PATCH /admin/product-disruptions/users/{id}', { params: { id }, body: { impactType } })
        : api('PATCH /admin/product-disruptions/users', { body: { ids, impactType } })
    },
    onStart: (client, { ids, impactType }) =>
      changeAnswers(client, 'GET /admin/product-disruptions/{id}/users', (page) => ({
        ...page,
        results: page.results.map((user) => (ids.includes(user.id) ? { ...user, impactType } : user)),
      })),
    staleOnFailure: ['GET /admin/product-disruptions/{id}/users'],
    working: m.disruption_saving,
    workingState: 'saving-product-disruption',
    otherwise: m.disruption_impact_failed(),
  })
}
