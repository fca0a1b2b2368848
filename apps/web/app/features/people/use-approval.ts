import type { AdminPractitioner } from '@salvia/contract/admin-practitioners'
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

type Deciding = {
  decision: Decision
  rows: AdminPractitioner[]
  reason: string
  /** With those that could not be decided on, and why not. */
  onDecided: (undecided: AdminPractitioner[], whyNot: string | undefined) => unknown
}

const OUTDATED = 412

const whyNot = (error: unknown, name: string): Promise<string> | string =>
  error instanceof ApiError && error.status === OUTDATED
    ? m.approval_outdated({ name })
    : explainProblem(error, m.approval_failed({ name }))

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
    let why: string | undefined
    setDeciding(true)
    for (const row of rows) {
      try {
        const body = changeOf(decision, latestOf(row), reason)
        const saved = await mutateAsync({ params: { id: row.id }, body })
        client.setQueryData(practitionerQuery(row.id).queryKey, saved)
        showSnackbar({ id: 'approval', type: 'success', mainText: said[decision]({ name: row.fullName }) })
      } catch (error) {
        undecided.push(row)
        why = await whyNot(error, row.fullName)
        if (reason === '') showSnackbar({ id: 'approval', type: 'error', mainText: why })
        await client.invalidateQueries({ queryKey: practitionerQuery(row.id).queryKey })
      }
    }
    await client.invalidateQueries({ queryKey: ['GET /admin/practitioners'] })
    setDeciding(false)
    onDecided(undecided, why)
  })
  return { decide, isDeciding }
}
