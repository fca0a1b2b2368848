import { Button } from '@mantine/core'
import type { Recommendation } from '@salvia/contract/plan-records'
import { IconCopy } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useApiMutation } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { planQuery } from '../plan-queries.ts'
import css from './share-dialog.module.css'

type Props = { plan: Recommendation; publicUrl: string; isOpen: boolean; onClose: () => void }

/** The code and the link of a plan. Copying either one counts as sharing it. */
export function ShareDialog({ plan, publicUrl, isOpen, onClose }: Props) {
  const linkId = useId()
  const client = useQueryClient()
  const link = `${publicUrl}/r/${plan.shareCode}`
  const shared = useApiMutation('PUT /recommendations/{id}/shared', {
    onSuccess: (written) => client.setQueryData(planQuery(plan.id).queryKey, written),
  })
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    shared.mutate({ params: { id: plan.id } })
    showSnackbar({ id: 'plan-copied', type: 'success', mainText: m.common_copied() })
  }
  return (
    <Dialog title={m.plan_editor_share()} isOpen={isOpen} onClose={onClose}>
      <p className="second">{m.plan_share_text()}</p>
      <p className={css.code}>{plan.shareCode}</p>
      <Button leftSection={<IconCopy size={18} stroke={1.75} />} onClick={() => copy(plan.shareCode)}>
        {m.plan_share_copy_code()}
      </Button>
      <label htmlFor={linkId} className="medium" style={{ display: 'block', marginTop: 20 }}>
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
    </Dialog>
  )
}
