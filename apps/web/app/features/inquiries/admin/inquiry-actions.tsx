import type { AdminInquiry } from '@salvia/contract/inquiries/admin-inquiries'
import { isInquiryOpen } from '@salvia/rules/inquiries/inquiry-status'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { ConfirmDialog } from '#app/forms/confirm-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { adminInquiryReads } from './admin-inquiry-queries.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { StatusDialog } from './status-dialog.tsx'

type Props = { inquiry: AdminInquiry }
type Opened = 'status' | 'merge' | 'remove' | null

/** What can be done with an inquiry besides changing its fields. */
export function InquiryActions({ inquiry }: Props) {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const mayMerge = isInquiryOpen(inquiry.status)
  return (
    <>
      {inquiry.nextStatuses.length > 0 && (
        <Button aria-haspopup="dialog" onClick={() => setOpened('status')}>
          {m.inquiry_change_status()}
        </Button>
      )}
      {mayMerge && (
        <Button aria-haspopup="dialog" onClick={() => setOpened('merge')}>
          {m.inquiry_merge()}
        </Button>
      )}
      <Button variant="subtle" aria-haspopup="dialog" onClick={() => setOpened('remove')}>
        {m.inquiry_remove()}
      </Button>
      {opened === 'status' && <StatusDialog inquiry={inquiry} onClose={close} />}
      {opened === 'merge' && <MergeDialog inquiry={inquiry} onClose={close} />}
      {opened === 'remove' && <RemoveDialog inquiry={inquiry} onClose={close} />}
    </>
  )
}

function RemoveDialog({ inquiry: { id, name, upvotesCount }, onClose }: Props & { onClose: () => void }) {
  const navigate = useNavigate()
  const { run, isPending } = useCommand({
    send: (api) => api('DELETE /admin/product-inquiries/{id}', { params: { id } }),
    stale: adminInquiryReads,
    done: m.inquiry_removed(),
    onDone: () => navigate('/admin/product-inquiries'),
  })
  return (
    <ConfirmDialog
      title={m.inquiry_remove_question({ name })}
      action={m.inquiry_remove()}
      isDanger
      isBusy={isPending}
      onConfirm={() => run()}
      onClose={onClose}
    >
      <p>{m.inquiry_remove_text({ count: upvotesCount })}</p>
    </ConfirmDialog>
  )
}
