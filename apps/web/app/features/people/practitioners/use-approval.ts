import type { AdminPractitioner } from '@salvia/contract/people/admin-practitioners'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { useQueryClient } from '@tanstack/react-query'
import type { Api } from '#app/api/api.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { invalidate } from '#app/api/invalidate.ts'
import { useCommand } from '#app/api/use-command.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { rebaseAndSave } from '#app/records/rebase-and-save.ts'
import { practitionerQuery } from '../people-lists.ts'

export type Decision = 'approve' | 'askForMore' | 'reject'

/**
 * The payload of a decision. "Ask for more" rejects the uploads and keeps the account pending; approving a rejected
 * practitioner accepts the documents rejected with them.
 */
function changeOf(decision: Decision, practitioner: AdminPractitioner, reason: string) {
  const { certificates, userStatusId } = practitioner
  const isTakenBack = decision === 'approve' && userStatusId === 'Rejected'
  const open = certificates.filter(
    ({ status }) => status === 'Pending' || (isTakenBack && status === 'Failed'),
  )
  const judged = (status: 'Passed' | 'Failed') =>
    open.map(({ id }) => ({ id, status, ...(reason && { reason }) }))
  if (decision === 'approve')
    return { userStatusId: 'Approved' as const, certificateStatuses: judged('Passed') }
  if (decision === 'reject')
    return { userStatusId: 'Rejected' as const, reason, certificateStatuses: judged('Failed') }
  return { reason, certificateStatuses: judged('Failed') }
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
  /** The rows that could not be decided, with the reason. */
  onDecided: (undecided: AdminPractitioner[], whyNot: string | undefined) => unknown
}

async function whyNot(error: unknown, name: string): Promise<string> {
  const failed = m.approval_failed({ name })
  const why = await explainProblem(error, failed)
  return why === failed ? failed : m.approval_refused({ name, why })
}

/** A decision applies to the version that was read and never overwrites others' changes. */
const decideOn = (api: Api, row: AdminPractitioner, { decision, reason }: Deciding) =>
  rebaseAndSave({
    base: row,
    send: (base) =>
      api('PUT /admin/practitioners/{id}', {
        params: { id: row.id },
        headers: ifUnchanged(base),
        body: changeOf(decision, base, reason),
      }),
    takeUp: () => false,
  })

/** Decides one by one; a row changed by someone else is refetched and stays undecided. */
export function useApproval() {
  const client = useQueryClient()
  const latestOf = (row: AdminPractitioner) => {
    const known = client.getQueryData(practitionerQuery(row.id).queryKey)
    return known && known.version > row.version ? known : row
  }
  /** Returns the reason if it failed. */
  const decideOne = async (api: Api, row: AdminPractitioner, deciding: Deciding) => {
    const { id, fullName: name } = row
    try {
      const saved = await decideOn(api, latestOf(row), deciding)
      client.setQueryData(practitionerQuery(id).queryKey, saved.is === 'saved' ? saved.record : saved.current)
      if (saved.is === 'conflict') return m.approval_outdated({ name })
      showSnackbar({ id: 'approval', type: 'success', mainText: said[deciding.decision]({ name }) })
      return null
    } catch (error) {
      await invalidate(client, practitionerQuery(id))
      return whyNot(error, name)
    }
  }
  const { run, isPending } = useCommand({
    send: async (api, deciding: Deciding) => {
      const undecided: AdminPractitioner[] = []
      const reasons: string[] = []
      for (const row of deciding.rows) {
        const why = await decideOne(api, row, deciding)
        if (why === null) continue
        undecided.push(row)
        reasons.push(why)
      }
      return { undecided, why: reasons.length > 0 ? reasons.join(' ') : undefined }
    },
    stale: ['GET /admin/practitioners', 'GET /admin/waiting'],
    onDone: ({ undecided, why }, { reason, onDecided }) => {
      if (why && reason === '') showSnackbar({ id: 'approval-refused', type: 'error', mainText: why })
      return onDecided(undecided, why)
    },
  })
  return { decide: run, isDeciding: isPending }
}
