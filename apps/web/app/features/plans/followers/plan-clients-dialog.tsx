import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import parts from '#app/ui/parts.module.css'
import { planQuery } from '../plan-queries.ts'
import { Funnel } from './funnel.tsx'
import { MuteButton } from './mute-button.tsx'
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
