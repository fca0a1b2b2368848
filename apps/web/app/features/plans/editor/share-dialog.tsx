import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { mayPrintPlan } from '@salvia/rules/plans/plan-slots'
import { IconCopy } from '@tabler/icons-react'
import { Link } from 'react-router'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { copyText } from '#app/lib/copy-text.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CopiedLink } from '#app/ui/copied-link.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { PlanClients } from '../followers/plan-clients.tsx'
import { planQuery, planWrites } from '../plan-queries.ts'
import { InviteForm } from './invite-form.tsx'
import type { DraftItem } from './plan-draft.ts'
import css from './share-dialog.module.css'
import { ShareFiles } from './share-files.tsx'
import { SharingGaps } from './sharing-gaps.tsx'

type Props = {
  plan: Recommendation
  /** As they are being written. */
  items: DraftItem[]
  publicUrl: string
  mayOrder: boolean
  onShared: (version: number) => void
  isOpen: boolean
  onClose: () => void
}

/**
 * Inviting clients to the plan, then its code, link and files, and who has it. Copying or taking a file counts as
 * sharing.
 */
export function ShareDialog({ plan, items, publicUrl, mayOrder, onShared, isOpen, onClose }: Props) {
  const isForClients = !plan.isTemplate && plan.itemsCount > 0
  return (
    <Dialog title={m.plan_editor_share()} isOpen={isOpen} onClose={onClose}>
      <SharingGaps items={items} />
      {isForClients && (
        <section className={css.first} aria-labelledby="invite-clients">
          <h3 id="invite-clients" className="t16">
            {m.plan_invite_title()}
          </h3>
          <p className={`second ${css.lead}`}>{m.plan_invite_text()}</p>
          <InviteForm plan={plan} publicUrl={publicUrl} />
        </section>
      )}
      <CodeAndLink plan={plan} publicUrl={publicUrl} onShared={onShared} isMain={!isForClients} />
      {isForClients && (
        <>
          <section className={css.order} aria-labelledby="plan-clients">
            <h3 id="plan-clients" className="t16">
              {m.plan_clients()}
            </h3>
            <PlanClients planId={plan.id} />
          </section>
          {mayOrder && (
            <p className={`second ${css.order}`}>
              {m.client_order_begin_text()}{' '}
              <Link to={`/recommendations/${plan.shareCode}?mode=client-order`}>
                {m.client_order_start()}
              </Link>
            </p>
          )}
        </>
      )}
    </Dialog>
  )
}

type LinkProps = Pick<Props, 'plan' | 'publicUrl' | 'onShared'> & { isMain: boolean }

function CodeAndLink({ plan, publicUrl, onShared, isMain }: LinkProps) {
  const time = useTimeFormat()
  const { queue: recordSharing } = useCommand({
    scope: planWrites(plan.id),
    send: (api) => api('PUT /recommendations/{id}/shared', { params: { id: plan.id } }),
    keep: (client, written) => client.setQueryData(planQuery(plan.id).queryKey, written),
    onDone: ({ version }) => onShared(version),
    // The code is copied even if recording the share fails.
    onFailed: shownHere,
  })
  const copyCode = () => {
    void recordSharing()
    void copyText(plan.shareCode)
  }
  return (
    <>
      <p className="second">
        {plan.sharedAt === null
          ? m.plan_share_state_new()
          : m.plan_share_state_shared({ date: time(plan.sharedAt, 'day') })}
      </p>
      <p className={css.code}>{plan.shareCode}</p>
      <Button leftSection={<IconCopy size={18} stroke={1.75} />} onClick={copyCode}>
        {m.plan_share_copy_code()}
      </Button>
      <div className={css.link}>
        <CopiedLink
          label={m.plan_share_link()}
          link={`${publicUrl}/r/${plan.shareCode}`}
          isMain={isMain}
          onCopy={() => void recordSharing()}
        />
      </div>
      {mayPrintPlan(plan) && plan.itemsCount > 0 && (
        <ShareFiles shareCode={plan.shareCode} onShared={() => void recordSharing()} />
      )}
    </>
  )
}
