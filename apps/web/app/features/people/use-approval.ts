import type { AdminPractitioner } from '@salvia/contract/people/admin-practitioners'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#app/api/api-error.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { useApiMutation } from '#app/api/query.ts'
import { useSingle } from '#app/api/use-single.ts'
import { m } from '#app/paraglide/messages.js'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { practitionerQuery } from './people-lists.ts'

export type Decision = 'approve' | 'askForMore' | 'reject'

/**
 * What a decision writes. Asking for more fails what was uploaded and leaves the account waiting; approving somebody
 * who was rejected passes the papers that the rejection failed.
 */
function changeOf(decision: Decision, practitioner: AdminPractitioner, reason: string) {
  const { version, certificates, userStatusId } = practitioner
  const isTakenBack = decision === 'approve' && userStatusId === 'Rejected'
  const open = certificates.filter(
    ({ status }) => status === 'Pending' || (isTakenBack && status === 'Failed'),
  )
  const judged = (status: 'Passed' | 'Failed') =>
    open.map(({ id }) => ({ id, status, ...(reason && { reason }) }))
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

type Deciding = {
  decision: Decision
  rows: AdminPractitioner[]
  reason: string
  /** With those that could not be decided on, and why not. */
  onDecided: (undecided: AdminPractitioner[], whyNot: string | undefined) => unknown
}

const OUTDATED = 412

async function whyNot(error: unknown, name: string): Promise<string> {
  if (error instanceof ApiError && error.status === OUTDATED) return m.approval_outdated({ name })
  const failed = m.approval_failed({ name })
  const why = await explainProblem(error, failed)
  return why === failed ? failed : m.approval_refused({ name, why })
}

/** Decides on practitioners, one after the other; one that someone else changed meanwhile is read again, and stays undecided. */
export function useApproval() {
  const client = useQueryClient()
  const [isDeciding, setDeciding] = useState(false)
  const { mutateAsync } = useApiMutation('PUT /admin/practitioners/{id}')
  const latestOf = (row: AdminPractitioner) => {
    const known = client.getQueryData(practitionerQuery(row.id).queryKey)
    return known && known.version > row.version ? known : row
  }
  const decide = useSingle(async ({ decision, rows, reason, onDecided }: Deciding) => {
    const undecided: AdminPractitioner[] = []
    const reasons: string[] = []
    setDeciding(true)
    for (const row of rows) {
      try {
        const body = changeOf(decision, latestOf(row), reason)
        const saved = await mutateAsync({ params: { id: row.id }, body })
        client.setQueryData(practitionerQuery(row.id).queryKey, saved)
        showSnackbar({ id: 'approval', type: 'success', mainText: said[decision]({ name: row.fullName }) })
      } catch (error) {
        undecided.push(row)
        reasons.push(await whyNot(error, row.fullName))
        await client.invalidateQueries({ queryKey: practitionerQuery(row.id).queryKey })
      }
    }
    await client.invalidateQueries({ queryKey: ['GET /admin/practitioners'] })
    setDeciding(false)
    const why = reasons.length > 0 ? reasons.join(' ') : undefined
    if (why && reason === '') showSnackbar({ id: 'approval-refused', type: 'error', mainText: why })
    onDecided(undecided, why)
  })
  return { decide, isDeciding }
}
