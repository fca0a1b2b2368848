import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { type FieldErrors, refusedFields } from '#app/forms/refused-fields.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Combobox, type Findable } from '#app/ui/combobox.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { useFindPractitioners } from '#app/workbench/find-records.tsx'
import { WantedBrand, WantedName } from '../wanted-fields.tsx'
import { adminInquiryReads, keepInquiry } from './admin-inquiry-queries.ts'

/** Records an inquiry for a practitioner, who is sent a link to join it, or for nobody. */
export default function NewInquiryDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [brandName, setBrandName] = useState('')
  const [asker, setAsker] = useState<Findable | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { run, isPending } = useCommand({
    send: (api) =>
      api('POST /admin/product-inquiries', {
        body: { name: name.trim(), brandName: brandName.trim(), ...(asker && { practitionerId: asker.id }) },
      }),
    keep: keepInquiry,
    stale: adminInquiryReads,
    onDone: ({ id }) => {
      onClose()
      return navigate(`/admin/product-inquiries/${id}`)
    },
    onFailed: async (error) =>
      setErrors(
        await refusedFields(error, {
          isField: (id) => id === 'name' || id === 'brandName',
          words: { name: m.inquiry_name_fault },
        }),
      ),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
  return (
    <FormDialog title={m.inquiry_new()} onClose={onClose}>
      <form className={parts.stack} onSubmit={submit}>
        {errors.general && <Note tone="error" role="alert" title={errors.general} />}
        <WantedName
          value={name}
          errors={errors}
          onChange={(typed) => {
            setErrors({})
            setName(typed)
          }}
        />
        <WantedBrand value={brandName} errors={errors} onChange={setBrandName} />
        <AskerChoice asker={asker} onChange={setAsker} />
        <DialogFooter onCancel={onClose}>
          <Button type="submit" variant="filled" loading={isPending} disabled={name.trim() === ''}>
            {m.inquiry_make()}
          </Button>
        </DialogFooter>
      </form>
    </FormDialog>
  )
}

type Choice = { asker: Findable | null; onChange: (asker: Findable | null) => void }

function AskerChoice({ asker, onChange }: Choice) {
  const find = useFindPractitioners()
  if (!asker)
    return (
      <Combobox
        label={m.inquiry_asker()}
        description={m.inquiry_asker_hint()}
        isInFlow
        find={find}
        onPick={onChange}
      />
    )
  return (
    <div>
      <p className="third">{m.inquiry_asker()}</p>
      <p>{asker.name}</p>
      <Button size="sm" onClick={() => onChange(null)}>
        {m.inquiry_asker_other()}
      </Button>
    </div>
  )
}
