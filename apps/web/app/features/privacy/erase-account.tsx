import { missingProof, OwnerProof, proofOf } from '#app/forms/owner-proof.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'

type Props = { isClient: boolean; isOpen: boolean; onClose: () => void; onErased: () => void }

/** Asks for password or code before deleting an account; irreversible. */
export function EraseAccount({ isClient, isOpen, onClose, onErased }: Props) {
  const state = useForm(
    async (given, api) => {
      if (given.get('isSure') === null) return { general: m.privacy_erase_confirm() }
      const missing = missingProof(given)
      if (Object.keys(missing).length > 0) return missing
      await api('POST /privacy/erasure', { body: proofOf(given) })
      onErased()
      return null
    },
    { isLeaving: true },
  )
  return (
    <Dialog title={m.privacy_erase()} isOpen={isOpen} onClose={onClose}>
      <form method="post" ref={state.form} className={parts.stack} onSubmit={state.submit} noValidate>
        <p>{isClient ? m.privacy_erase_what() : m.privacy_erase_what_practitioner()}</p>
        {state.general && <Note tone="error" role="alert" title={state.general} />}
        <OwnerProof field={state.field} />
        <CheckField label={m.privacy_erase_sure()} name="isSure" onInput={state.field('isSure').onInput} />
        <DialogFooter onCancel={onClose}>
          <Button type="submit" variant="danger" loading={state.isSending}>
            {m.privacy_erase_now()}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
