import { Button } from '@mantine/core'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import { FormDialog } from './form-dialog.tsx'
import css from './name-dialog.module.css'

type Props = {
  title: string
  /** What the field and the button are called. */
  words: { name: string; make: string }
  maxLength: number
  /** Why the name was refused. */
  errors: { name?: string | undefined; general?: string | undefined }
  onType: () => void
  isMaking: boolean
  onMake: (name: string) => unknown
  onClose: () => void
}

/** Makes a record by its name; the rest is set in the record, which opens. */
export function NameDialog({ title, words, errors, onType, isMaking, onMake, ...props }: Props) {
  const [name, setName] = useState('')
  return (
    <FormDialog title={title} onClose={props.onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          void onMake(name.trim())
        }}
      >
        {errors.general && <Note tone="error" role="alert" title={errors.general} />}
        <TextField
          label={words.name}
          value={name}
          required
          maxLength={props.maxLength}
          error={errors.name}
          onChange={(event) => {
            onType()
            setName(event.currentTarget.value)
          }}
        />
        <div className="answers">
          <Button onClick={props.onClose}>{m.common_cancel()}</Button>
          <Button type="submit" variant="filled" loading={isMaking} disabled={name.trim() === ''}>
            {words.make}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
