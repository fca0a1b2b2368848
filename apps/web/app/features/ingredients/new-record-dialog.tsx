import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSingle } from '#app/api/use-single.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import css from './ingredients.module.css'
import { explainRecord, type RecordErrors, useRecordsChanged } from './use-save-record.ts'

type Props = {
  title: string
  make: (name: string) => Promise<{ id: string } | null>
  onMade: (id: string) => unknown
  onClose: () => void
}

/** Makes a record by its name; the rest is set in the record, which opens. */
export function NewRecordDialog({ title, make, onMade, onClose }: Props) {
  const [name, setName] = useState('')
  const [errors, setErrors] = useState<RecordErrors>({})
  const [isMaking, setMaking] = useState(false)
  const changed = useRecordsChanged()
  const send = useSingle(async () => {
    setMaking(true)
    try {
      const made = await make(name.trim())
      await changed()
      if (made) await onMade(made.id)
    } catch (error) {
      setErrors(await explainRecord(error))
    }
    setMaking(false)
  })
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {errors.general && <Note tone="error" role="alert" title={errors.general} />}
        <TextField
          label={m.ingredient_name()}
          value={name}
          required
          maxLength={200}
          error={errors.name}
          onChange={(event) => {
            setErrors({})
            setName(event.currentTarget.value)
          }}
        />
        <div className={css.answers}>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
          <Button type="submit" variant="filled" loading={isMaking} disabled={name.trim() === ''}>
            {m.ingredient_make()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
