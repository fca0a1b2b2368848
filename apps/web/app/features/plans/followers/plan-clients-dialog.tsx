import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { useQuery } from '@tanstack/react-query'
import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import parts from '#app/ui/parts.module.css'
import { planQuery, planWrites } from '../plan-queries.ts'
import { followerReads } from './follower-queries.ts'
import { Funnel } from './funnel.tsx'
import { PlanClients } from './plan-clients.tsx'

/** Who follows a plan, beside the list of plans. */
export function PlanClientsDialog({ planId, onClose }: { planId: string; onClose: () => void }) {
  const { data: plan, isError, refetch } = useQuery(planQuery(planId))
  return (
    <Dialog title={plan ? m.plan_clients_of({ plan: plan.name }) : m.plan_clients()} isOpen onClose={onClose}>
      {isError ? <FailedState onRetry={() => refetch()} /> : <Followed planId={planId} />}
      <DialogFooter cancel={m.common_close()} onCancel={onClose}>
        {plan && <MuteButton plan={plan} />}
      </DialogFooter>
    </Dialog>
  )
}

const Followed = ({ planId }: { planId: string }) => (
  <div className={parts.stack}>
    <PlanClients planId={planId} />
    <Funnel asked={{ recommendationId: planId }} />
  </div>
)

/** Confirms before muting: muted alerts are easily missed. */
function MuteButton({ plan: { id, name, muteAlerts } }: { plan: Recommendation }) {
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
