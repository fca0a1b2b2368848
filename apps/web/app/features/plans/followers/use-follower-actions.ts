import type { PlanClient } from '@salvia/contract/plans/plan-client-records'
import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { followerReads } from './follower-queries.ts'
import { followerName } from './follower-words.ts'

const paramsOf = ({ recommendationId, clientId }: PlanClient) => ({ recommendationId, clientId })

/** What a practitioner does about one client of a plan. */
export function useFollowerActions(row: PlanClient) {
  const name = followerName(row)
  const params = paramsOf(row)
  const { run: sendAgain, isPending: isSending } = useCommand({
    send: (api) =>
      api('PUT /recommendations/{recommendationId}/clients/{clientId}', {
        params,
        body: { channel: row.channel ?? 'Email' },
      }),
    stale: followerReads,
    done: m.plan_client_again_done({ name }),
  })
  const { run: dismiss, isPending: isDismissing } = useCommand({
    send: (api) =>
      api('POST /recommendations/{recommendationId}/clients/{clientId}/dismiss-alert', { params }),
    stale: followerReads,
  })
  const { run: revoke, isPending: isWithdrawing } = useCommand({
    send: (api) => api('DELETE /recommendations/{recommendationId}/clients/{clientId}', { params }),
    stale: followerReads,
    done: m.plan_client_withdraw_done({ name }),
  })
  const withdraw = async () => {
    const title = m.plan_client_withdraw()
    const text = m.plan_client_withdraw_text({ name })
    if (await ask({ title: `${title}: ${name}`, text, action: title, isDanger: true })) await revoke()
  }
  return { name, sendAgain, isSending, dismiss, isDismissing, withdraw, isWithdrawing }
}
