import { useState } from 'react'
import { useSingle } from '#app/api/use-single.ts'
import { NameDialog } from '#app/forms/name-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { explainRecord, type RecordErrors, useRecordsChanged } from './use-save-record.ts'

const LONGEST_NAME = 200

type Props = {
  title: string
  make: (name: string) => Promise<{ id: string } | null>
  onMade: (id: string) => unknown
  onClose: () => void
}

/** Makes a record by its name; the rest is set in the record, which opens. */
export function NewRecordDialog({ title, make, onMade, onClose }: Props) {
  const [errors, setErrors] = useState<RecordErrors>({})
  const [isMaking, setMaking] = useState(false)
  const changed = useRecordsChanged()
  const send = useSingle(async (name: string) => {
    setMaking(true)
    try {
      const made = await make(name)
      await changed()
      if (made) await onMade(made.id)
    } catch (error) {
      setErrors(await explainRecord(error))
    }
    setMaking(false)
  })
  return (
    <NameDialog
      title={title}
      words={{ name: m.ingredient_name(), make: m.ingredient_make() }}
      maxLength={LONGEST_NAME}
      errors={errors}
      onType={() => setErrors({})}
      isMaking={isMaking}
      onMake={send}
      onClose={onClose}
    />
  )
}
