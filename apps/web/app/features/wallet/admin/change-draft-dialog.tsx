import type { PractitionerTransaction } from '@salvia/contract/wallet/practitioner-transactions'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { useDraftForm } from '#app/forms/use-draft-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { walletReads } from './admin-wallet-queries.ts'
import { checkEntry, moneyOf, typedEntry } from './transaction-draft.ts'
import { TransactionFields } from './transaction-fields.tsx'

type Props = { entry: PractitionerTransaction; onClose: () => void }

/** Changes what a draft says; who changed it last needs another person for a large one. */
export default function ChangeDraftDialog({ entry, onClose }: Props) {
  const { draft, set, submit, errors, isSending } = useDraftForm({
    draft: typedEntry(entry),
    check: checkEntry,
    send: (api, { type, amount, reason }) =>
      api('PUT /practitioner/transactions/{id}', {
        params: { id: entry.id },
        headers: ifUnchanged(entry),
        body: { type, amount: moneyOf(amount), reason: reason.trim() },
      }),
    stale: walletReads,
    staleOnFailure: walletReads,
    onDone: onClose,
  })
  return (
    <FormDialog title={m.commission_change_draft()} onClose={onClose}>
      <form method="post" className={parts.stack} onSubmit={submit} noValidate>
        {errors.general && <Note tone="error" role="alert" title={errors.general} />}
        <TransactionFields draft={draft} set={set} errors={errors} />
        <DialogFooter onCancel={onClose}>
          <Button type="submit" variant="filled" loading={isSending}>
            {m.form_save()}
          </Button>
        </DialogFooter>
      </form>
    </FormDialog>
  )
}
