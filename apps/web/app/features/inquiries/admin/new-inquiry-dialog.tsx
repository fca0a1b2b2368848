import { useNavigate } from 'react-router'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { useDraftForm } from '#app/forms/use-draft-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Combobox, type Findable } from '#app/ui/combobox.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { useFindPractitioners } from '#app/workbench/find-records.tsx'
import { WantedBrand, WantedName } from '../wanted-fields.tsx'
import { adminInquiryReads, keepInquiry } from './admin-inquiry-queries.ts'

type Draft = { name: string; brandName: string; asker: Findable | null }

const first: Draft = { name: '', brandName: '', asker: null }

/** Records an inquiry for a practitioner, who is sent a link to join it, or for nobody. */
export default function NewInquiryDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const { draft, set, submit, errors, isSending } = useDraftForm({
    draft: first,
    send: (api, { name, brandName, asker }) =>
      api('POST /admin/product-inquiries', {
        body: { name: name.trim(), brandName: brandName.trim(), ...(asker && { practitionerId: asker.id }) },
      }),
    keep: keepInquiry,
    stale: adminInquiryReads,
    words: { name: m.inquiry_name_fault },
    onDone: ({ id }) => {
      onClose()
      return navigate(`/admin/product-inquiries/${id}`)
    },
  })
  return (
    <FormDialog title={m.inquiry_new()} onClose={onClose}>
      <form method="post" className={parts.stack} onSubmit={submit}>
        {errors.general && <Note tone="error" role="alert" title={errors.general} />}
        <WantedName value={draft.name} errors={errors} onChange={(name) => set({ name })} />
        <WantedBrand value={draft.brandName} errors={errors} onChange={(brandName) => set({ brandName })} />
        <AskerChoice asker={draft.asker} onChange={(asker) => set({ asker })} />
        <DialogFooter onCancel={onClose}>
          <Button type="submit" variant="filled" loading={isSending} disabled={draft.name.trim() === ''}>
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
