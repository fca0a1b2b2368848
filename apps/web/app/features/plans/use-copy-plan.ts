import { useNavigate } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import type { Copied } from './copy-as-shown.ts'

/** Copies a plan or template into the practitioner's own plans or templates, and goes to the editor of the copy. */
export function useCopyPlan(planId: string, copied: Copied = {}) {
  const navigate = useNavigate()
  const { run, isPending } = useCommand({
    send: (api) => api('POST /recommendations/{id}/copy', { params: { id: planId }, body: copied }),
    stale: ['GET /recommendations'],
    otherwise: m.plan_create_failed(),
    onDone: ({ id }) => navigate(`/recommendations/${id}/edit`),
  })
  return { copy: () => run(), isCopying: isPending }
}
