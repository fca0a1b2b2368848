import type { PractitionerTransaction } from '@salvia/contract/wallet/practitioner-transactions'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { type FormEvent, useState } from 'react'
import { useCommand } from '#app/api/use-command.ts'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { type FieldErrors, refusedFields } from '#app/forms/refused-fields.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { walletReads } from './admin-wallet-queries.ts'
import { checkEntry, moneyOf, type TypedEntry, typedEntry } from './transaction-draft.ts'
import { TransactionFields } from './transaction-fields.tsx'

type Props = { entry: PractitionerTransaction; onClose: () => void }

/** Changes what a draft says; who changed it last needs another person for a large one. */
export default function ChangeDraftDialog({ entry, onClose }: Props) {
  const [draft, setDraft] = useState(() => typedEntry(entry))
  const [errors, setErrors] = useState<FieldErrors>({})
  const { run, isPending } = useCommand({
    send: (api) =>
      api('PUT /practitioner/transactions/{id}', {
        params: { id: entry.id },
        headers: ifUnchanged(entry),
        body: { type: draft.type, amount: moneyOf(draft.amount), reason: draft.reason.trim() },
      }),
    stale: walletReads,
    staleOnFailure: walletReads,
    onDone: onClose,
    onFailed: async (error) => setErrors(await refusedFields(error, { isField: (name) => name in draft })),
  })
  const set = (part: Partial<TypedEntry>) => {
    setErrors({})
    setDraft((before) => ({ ...before, ...part }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = checkEntry(draft)
    setErrors(found)
    if (Object.keys(found).length === 0) void run()
  }
  return (
    <FormDialog title={m.commission_change_draft()} onClose={onClose}>
      <form className={parts.stack} onSubmit={submit} noValidate>
        {errors.general && <Note tone="error" role="alert" title={errors.general} />}
        <TransactionFields draft={draft} set={set} errors={errors} />
        <DialogFooter onCancel={onClose}>
          <Button type="submit" variant="filled" loading={isPending}>
            {m.form_save()}
          </Button>
        </DialogFooter>
      </form>
    </FormDialog>
  )
}
