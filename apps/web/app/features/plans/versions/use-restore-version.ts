import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { useQueryClient } from '@tanstack/react-query'
import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { planQuery, planWrites } from '../plan-queries.ts'

/** Restores a version after a question, against the plan as it was read: a change meanwhile is refused. */
export function useRestoreVersion(planId: string, onRestored?: (restored: Recommendation) => void) {
  const client = useQueryClient()
  const { run, isPending } = useCommand({
    scope: planWrites(planId),
    send: async (api, number: number) => {
      const { version } = await client.ensureQueryData(planQuery(planId))
      return api('POST /recommendations/{id}/versions/{number}/restore', {
        params: { id: planId, number },
        headers: ifUnchanged({ version }),
      })
    },
    keep: (cache, plan) => cache.setQueryData(planQuery(planId).queryKey, plan),
    stale: [
      'GET /recommendations/{id}/versions',
      'GET /recommendations',
      'GET /recommendations/code/{shareCode}',
    ],
    staleOnFailure: ['GET /recommendations/{id}'],
    done: (_, number) => m.plan_version_restored_done({ number }),
    otherwise: m.plan_version_restore_failed(),
    onDone: onRestored,
  })
  const restore = async (number: number) => {
    const title = m.plan_version_restore({ number })
    if (await ask({ title, text: m.plan_version_restore_text(), action: title })) await run(number)
  }
  return { restore, isPending }
}
