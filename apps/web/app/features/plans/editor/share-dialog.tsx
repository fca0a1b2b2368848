import { Button } from '@mantine/core'
import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { IconCopy } from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { planQuery, planWrites } from '../plan-queries.ts'
import css from './share-dialog.module.css'

type Props = {
  plan: Recommendation
  publicUrl: string
  mayOrder: boolean
  onShared: (version: number) => void
  isOpen: boolean
  onClose: () => void
}

/** The code and the link of a plan. Copying either one counts as sharing it. */
export function ShareDialog({ plan, publicUrl, mayOrder, onShared, isOpen, onClose }: Props) {
  const linkId = useId()
  const link = `${publicUrl}/r/${plan.shareCode}`
  const { queue: noteSharing } = useCommand({
    scope: planWrites(plan.id),
    send: (api) => api('PUT /recommendations/{id}/shared', { params: { id: plan.id } }),
    keep: (client, written) => client.setQueryData(planQuery(plan.id).queryKey, written),
    onDone: ({ version }) => onShared(version),
    // The code is copied whether or not that could be noted.
    onFailed: shownHere,
  })
  const copy = async (text: string) => {
    void noteSharing()
    try {
      await navigator.clipboard.writeText(text)
      showSnackbar({ id: 'plan-copied', type: 'success', mainText: m.common_copied() })
    } catch {
      showSnackbar({ id: 'plan-copied', type: 'warning', mainText: m.common_copy_failed() })
    }
  }
  return (
    <Dialog title={m.plan_editor_share()} isOpen={isOpen} onClose={onClose}>
      <p className="second">{m.plan_share_text()}</p>
      <p className={css.code}>{plan.shareCode}</p>
      <Button leftSection={<IconCopy size={18} stroke={1.75} />} onClick={() => copy(plan.shareCode)}>
        {m.plan_share_copy_code()}
      </Button>
      <label htmlFor={linkId} className={`medium ${css.label}`}>
        {m.plan_share_link()}
      </label>
      <div className={css.link}>
        <input id={linkId} readOnly value={link} onFocus={({ target }) => target.select()} />
        <Button
          variant="filled"
          leftSection={<IconCopy size={18} stroke={1.75} />}
          onClick={() => copy(link)}
        >
          {m.plan_share_copy_link()}
        </Button>
      </div>
      {mayOrder && !plan.isTemplate && plan.itemsCount > 0 && (
        <p className={`second ${css.order}`}>
          {m.client_order_begin_text()}{' '}
          <Link to={`/recommendations/${plan.shareCode}?mode=client-order`}>{m.client_order_start()}</Link>
        </p>
      )}
    </Dialog>
  )
}
