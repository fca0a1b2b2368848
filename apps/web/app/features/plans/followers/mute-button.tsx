import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { planQuery, planWrites } from '../plan-queries.ts'
import { followerReads } from './follower-queries.ts'

/** Confirms before muting: muted alerts are easily missed. */
export function MuteButton({ plan: { id, name, muteAlerts } }: { plan: Recommendation }) {
  const { run, isPending } = useCommand({
    scope: planWrites(id),
    send: (api) => api('POST /recommendations/{id}/toggle-mute-alerts', { params: { id } }),
    keep: (client, written) => client.setQueryData(planQuery(id).queryKey, written),
    stale: followerReads,
    otherwise: m.plan_mute_failed(),
  })
  const toggle = async () => {
    const title = m.plan_mute()
    if (muteAlerts || (await ask({ title, text: m.plan_mute_text({ plan: name }), action: title })))
      await run()
  }
  return (
    <Button loading={isPending} onClick={toggle}>
      {muteAlerts ? m.plan_unmute() : m.plan_mute()}
    </Button>
  )
}
