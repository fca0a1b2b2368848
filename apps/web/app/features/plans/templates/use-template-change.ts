import type { PlanChange, Recommendation } from '@salvia/contract/plans/plan-records'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { planQuery, planWrites } from '../plan-queries.ts'

/** Changes who sees a template, against the template as it was read: a change meanwhile is refused. */
export function useTemplateChange({ id, version }: Recommendation, done: string, onDone?: () => void) {
  return useCommand({
    scope: planWrites(id),
    send: (api, body: PlanChange) =>
      api('PUT /recommendations/{id}', { params: { id }, body, headers: ifUnchanged({ version }) }),
    keep: (client, saved) => client.setQueryData(planQuery(id).queryKey, saved),
    stale: [
      'GET /recommendations',
      'GET /admin/recommendations',
      'GET /admin/recommendations/{id}/template-history',
      'GET /recommendations/global-template-authors',
    ],
    staleOnFailure: ['GET /recommendations/{id}'],
    done,
    otherwise: m.template_change_failed(),
    ...(onDone ? { onDone } : {}),
  })
}
