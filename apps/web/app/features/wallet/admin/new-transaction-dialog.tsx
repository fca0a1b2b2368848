import { useNavigate } from 'react-router'
import { useRequestKey } from '#app/api/use-request-key.ts'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { useDraftForm } from '#app/forms/use-draft-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Combobox } from '#app/ui/combobox.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { useFindPractitioners } from '#app/workbench/find-records.tsx'
import { walletReads } from './admin-wallet-queries.ts'
import { checkEntry, moneyOf, type TypedEntry } from './transaction-draft.ts'
import { TransactionFields } from './transaction-fields.tsx'

type Draft = TypedEntry & { receiver: { id: string; name: string } | null }

const first: Draft = { receiver: null, type: 'Bonus', amount: '', reason: '' }

const check = (draft: Draft): FieldErrors => ({
  ...(draft.receiver === null && { general: m.commission_no_practitioner() }),
  ...checkEntry(draft),
})

const bodyOf = ({ receiver, type, amount, reason }: Draft) => ({
  practitionerId: receiver?.id ?? '',
  type,
  amount: moneyOf(amount),
  reason: reason.trim(),
})

function useEntering(onClose: () => void) {
  const navigate = useNavigate()
  const once = useRequestKey()
  return useDraftForm({
    draft: first,
    check,
    send: (api, draft) =>
      once({ body: bodyOf(draft) }, (request) => api('POST /practitioner/transactions', request)),
    stale: walletReads,
    onDone: ({ id }) => {
      onClose()
      return navigate(`/admin/commission/${id}`)
    },
  })
}

/** Enters an adjustment, a bonus or an opening balance as a draft. */
export default function NewTransactionDialog({ onClose }: { onClose: () => void }) {
  const { draft, set, errors, submit, isSending } = useEntering(onClose)
  const find = useFindPractitioners()
  return (
    <FormDialog title={m.commission_new()} onClose={onClose}>
      <form method="post" className={parts.stack} onSubmit={submit} noValidate>
        {errors.general && <Note tone="error" role="alert" title={errors.general} />}
        <p className="second">{m.commission_new_lead()}</p>
        {draft.receiver ? (
          <p>
            {draft.receiver.name}{' '}
            <Button size="sm" onClick={() => set({ receiver: null })}>
              {m.common_change()}
            </Button>
          </p>
        ) : (
          <Combobox
            isInFlow
            label={m.common_practitioner()}
            find={find}
            onPick={({ id, name }) => set({ receiver: { id, name } })}
          />
        )}
        <TransactionFields draft={draft} set={set} errors={errors} />
        <DialogFooter onCancel={onClose}>
          <Button type="submit" variant="filled" loading={isSending}>
            {m.commission_enter()}
          </Button>
        </DialogFooter>
      </form>
    </FormDialog>
  )
}
