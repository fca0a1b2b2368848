import type { AdminPractitioner } from '@salvia/contract/admin-practitioners'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#app/api/api-error.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { useApiMutation } from '#app/api/query.ts'
import { useSingle } from '#app/api/use-single.ts'
import { m } from '#app/paraglide/messages.js'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { practitionerQuery } from './people-lists.ts'

export type Decision = 'approve' | 'askForMore' | 'reject'

/** What a decision writes. Asking for more fails what was uploaded and leaves the account waiting. */
function changeOf(decision: Decision, { version, certificates }: AdminPractitioner, reason: string) {
  const pending = certificates.filter(({ status }) => status === 'Pending')
  const judged = (status: 'Passed' | 'Failed') =>
    pending.map(({ id }) => ({ id, status, ...(reason && { reason }) }))
  if (decision === 'approve')
    return { version, userStatusId: 'Approved' as const, certificateStatuses: judged('Passed') }
  if (decision === 'reject')
    return { version, userStatusId: 'Rejected' as const, reason, certificateStatuses: judged('Failed') }
  return { version, reason, certificateStatuses: judged('Failed') }
}

const said: Record<Decision, (values: { name: string }) => string> = {
  approve: m.approval_approved,
  askForMore: m.approval_asked,
  reject: m.approval_rejected,
}

/** Decides on practitioners, one after the other; what was decided by someone else meanwhile is read again. */
export function useApproval() {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useApiMutation('PUT /admin/practitioners/{id}')
  const decide = useSingle(async (decision: Decision, rows: AdminPractitioner[], reason: string) => {
    for (const row of rows) {
      try {
        const body = changeOf(decision, row, reason)
        const saved = await mutateAsync({ params: { id: row.id }, body })
        client.setQueryData(practitionerQuery(row.id).queryKey, saved)
        showSnackbar({ id: 'approval', type: 'success', mainText: said[decision]({ name: row.fullName }) })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const mainText = await explainProblem(error, m.approval_failed({ name: row.fullName }))
        showSnackbar({ id: 'approval', type: 'error', mainText })
        await client.invalidateQueries({ queryKey: practitionerQuery(row.id).queryKey })
      }
    }
    await client.invalidateQueries({ queryKey: ['GET /admin/practitioners'] })
  })
  return { decide, isPending }
}
