import type { AdminInquiry } from '@salvia/contract/inquiries/admin-inquiries'
import { useState } from 'react'
import { useCommand } from '#app/api/use-command.ts'
import { ConfirmDialog } from '#app/forms/confirm-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { Combobox, type Findable } from '#app/ui/combobox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { adminInquiryReads, keepInquiry, useFindDoubles } from './admin-inquiry-queries.ts'

type Props = { inquiry: AdminInquiry; onClose: () => void }

/** Chooses another inquiry for the same product, and joins it with this one. */
export function MergeDialog({ inquiry: { id, name }, onClose }: Props) {
  const [double, setDouble] = useState<Findable | null>(null)
  const find = useFindDoubles(id)
  const { run, isPending } = useCommand({
    send: (api, doubleId: string) =>
      api('POST /admin/product-inquiries/{id}/merge', { params: { id }, body: { ids: [doubleId] } }),
    keep: keepInquiry,
    stale: [...adminInquiryReads, 'GET /admin/product-inquiries/{id}'],
    done: m.inquiry_merged(),
    onDone: onClose,
  })
  if (double)
    return (
      <ConfirmDialog
        title={m.inquiry_merge_question({ double: double.name, name })}
        action={m.inquiry_merge_do()}
        isBusy={isPending}
        onConfirm={() => run(double.id)}
        onClose={onClose}
      >
        <p>{m.inquiry_merge_text()}</p>
      </ConfirmDialog>
    )
  return (
    <Dialog title={m.inquiry_merge()} isOpen onClose={onClose}>
      <Combobox
        label={m.inquiry_merge_search()}
        description={m.inquiry_merge_text()}
        isInFlow
        find={find}
        onPick={setDouble}
      />
    </Dialog>
  )
}
