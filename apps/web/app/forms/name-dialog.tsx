import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Api } from '#app/api/api.ts'
import type { Command } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { DialogFoot } from '#app/ui/dialog-foot.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { FormDialog } from './form-dialog.tsx'
import { type FieldErrors, refusedFields } from './refused-fields.ts'

type Props<T> = Pick<Command<string, T>, 'keep' | 'stale'> & {
  title: string
  /** What the field and the button are called. */
  words: { name: string; make: string }
  maxLength: number
  make: (api: Api, name: string) => Promise<T>
  /** Once everything that shows it is fresh. */
  onMade: (made: T) => unknown
  onClose: () => void
}

/** Makes a record by its name; the rest is set in the record, which opens. */
export function NameDialog<T>({ title, words, maxLength, make, onMade, onClose, ...rest }: Props<T>) {
  const [name, setName] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const { run, isPending } = useCommand({
    ...rest,
    send: make,
    onDone: onMade,
    onFailed: async (error) => setErrors(await refusedFields(error, { isField: (id) => id === 'name' })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(name.trim())
  }
  return (
    <FormDialog title={title} onClose={onClose}>
      <form className={parts.stack} onSubmit={submit}>
        {errors.general && <Note tone="error" role="alert" title={errors.general} />}
        <TextField
          label={words.name}
          value={name}
          required
          maxLength={maxLength}
          error={errors.name}
          onChange={(event) => {
            setErrors({})
            setName(event.currentTarget.value)
          }}
        />
        <DialogFoot onCancel={onClose}>
          <Button type="submit" variant="filled" loading={isPending} disabled={name.trim() === ''}>
            {words.make}
          </Button>
        </DialogFoot>
      </form>
    </FormDialog>
  )
}
