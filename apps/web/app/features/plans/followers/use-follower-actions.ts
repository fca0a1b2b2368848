import type { PlanClient } from '@salvia/contract/plans/plan-client-records'
import { useEffect } from 'react'
import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { planQuery } from '../plan-queries.ts'
import { followerReads } from './follower-queries.ts'
import { followerName } from './follower-words.ts'

const paramsOf = ({ recommendationId, clientId }: PlanClient) => ({ recommendationId, clientId })

/** A client was sent an invitation, or is on the plan without one: then there is no link to send again or to end. */
const invited = {
  send: m.common_send_again,
  sent: m.plan_client_again_done,
  end: m.plan_client_withdraw,
  endText: m.plan_client_withdraw_text,
}
const joined = {
  send: m.plan_client_invite,
  sent: m.plan_client_invited_done,
  end: m.plan_client_end,
  endText: m.plan_client_end_text,
}

/** A press in this time is meant for what was sent just now, and would end its link. */
const SENT_MS = 3000

/** What a practitioner does about one client of a plan, and what it is called. */
export function useFollowerActions(row: PlanClient) {
  const name = followerName(row)
  const words = row.channel === null ? joined : invited
  const params = paramsOf(row)
  const {
    run: sendAgain,
    isPending: isSending,
    isSuccess: isSent,
    reset: forgetSent,
  } = useCommand({
    send: (api) =>
      api('PUT /recommendations/{recommendationId}/clients/{clientId}', {
        params,
        body: { channel: row.channel ?? 'Email' },
      }),
    stale: followerReads,
    done: words.sent({ name }),
  })
  useEffect(() => {
    if (!isSent) return undefined
    const saidLongEnough = setTimeout(forgetSent, SENT_MS)
    return () => clearTimeout(saidLongEnough)
  }, [isSent, forgetSent])
  const { run: dismiss, isPending: isDismissing } = useCommand({
    send: (api) =>
      api('POST /recommendations/{recommendationId}/clients/{clientId}/dismiss-alert', { params }),
    stale: followerReads,
  })
  const { run: revoke, isPending: isWithdrawing } = useCommand({
    send: (api) => api('DELETE /recommendations/{recommendationId}/clients/{clientId}', { params }),
    // Its state says how many clients it has.
    stale: [...followerReads, planQuery(row.recommendationId)],
    done: m.plan_client_withdraw_done({ name }),
  })
  const withdraw = async () => {
    const title = words.end()
    const text = words.endText({ name })
    if (await ask({ title: `${title}: ${name}`, text, action: title, isDanger: true })) await revoke()
  }
  return { name, words, sendAgain, isSending, isSent, dismiss, isDismissing, withdraw, isWithdrawing }
}
