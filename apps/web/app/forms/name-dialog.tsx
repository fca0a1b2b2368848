import type { Api } from '#app/api/api.ts'
import type { Command } from '#app/api/command.ts'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { FormDialog } from './form-dialog.tsx'
import { useDraftForm } from './use-draft-form.ts'

type Props<T> = Pick<Command<void, T>, 'keep' | 'stale'> & {
  title: string
  /** Labels of field and button. */
  words: { name: string; make: string }
  maxLength: number
  make: (api: Api, name: string) => Promise<T>
  /** Runs after the affected queries have been refetched. */
  onMade: (made: T) => unknown
  onClose: () => void
}

/** Creates a record by name and opens it for the rest. */
export function NameDialog<T>({ title, words, maxLength, make, onMade, onClose, ...rest }: Props<T>) {
  const { draft, set, submit, errors, isSending } = useDraftForm({
    ...rest,
    draft: { name: '' },
    send: (api, { name }) => make(api, name.trim()),
    onDone: onMade,
  })
  return (
    <FormDialog title={title} onClose={onClose}>
      <form method="post" className={parts.stack} onSubmit={submit}>
        {errors.general && <Note tone="error" role="alert" title={errors.general} />}
        <TextField
          label={words.name}
          value={draft.name}
          required
          maxLength={maxLength}
          error={errors.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <DialogFooter onCancel={onClose}>
          <Button type="submit" variant="filled" loading={isSending} disabled={draft.name.trim() === ''}>
            {words.make}
          </Button>
        </DialogFooter>
      </form>
    </FormDialog>
  )
}
