import { inquiryLengths } from '@salvia/contract/words/lengths'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { Optional } from '#app/forms/optional.tsx'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { useDraftForm } from '#app/forms/use-draft-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { Alike } from './alike.tsx'
import { clientsCountFault, clientsCountOf } from './clients-count.ts'
import { inquiryReads } from './inquiry-queries.ts'
import { WantedBrand, WantedName } from './wanted-fields.tsx'

const first = { name: '', brandName: '', linkUrl: '', reason: '', clientsCount: '' }

const useAsk = (name: string, onClose: () => void) =>
  useDraftForm({
    draft: { ...first, name: name.slice(0, inquiryLengths.name) },
    check: ({ clientsCount }): FieldErrors => {
      const fault = clientsCountFault(clientsCount)
      return fault === null ? {} : { clientsCount: fault }
    },
    send: (api, { linkUrl, clientsCount, ...words }) =>
      api('POST /product-inquiries', {
        body: { ...words, linkUrl: linkUrl.trim() || null, clientsCount: clientsCountOf(clientsCount) },
      }),
    done: ({ upvotesCount }) => (upvotesCount > 1 ? m.inquiry_asked_before() : m.inquiry_asked()),
    stale: inquiryReads,
    words: { linkUrl: m.brand_website_fault, name: m.inquiry_name_fault },
    onDone: onClose,
  })

/** Asks for a product, after showing what the shop has and what others ask for already. */
export default function AskDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { draft, set, submit, errors, isSending } = useAsk(name, onClose)
  return (
    <FormDialog title={m.inquiry_ask()} onClose={onClose}>
      <form method="post" className={parts.stack} onSubmit={submit}>
        {errors.general && <Note tone="error" role="alert" title={errors.general} />}
        <WantedName value={draft.name} errors={errors} onChange={(name) => set({ name })} />
        <Alike typed={draft.name} />
        <WantedBrand value={draft.brandName} errors={errors} onChange={(brandName) => set({ brandName })} />
        <TextField
          label={<Optional label={m.inquiry_link()} />}
          inputMode="url"
          maxLength={inquiryLengths.linkUrl}
          value={draft.linkUrl}
          error={errors.linkUrl}
          onChange={(event) => set({ linkUrl: event.currentTarget.value })}
        />
        <TextAreaField
          label={<Optional label={m.inquiry_reason()} />}
          description={m.inquiry_reason_hint()}
          rows={3}
          grows
          maxLength={inquiryLengths.reason}
          value={draft.reason}
          error={errors.reason}
          onChange={(event) => set({ reason: event.currentTarget.value })}
        />
        <TextField
          label={<Optional label={m.inquiry_clients()} />}
          inputMode="numeric"
          autoComplete="off"
          value={draft.clientsCount}
          error={errors.clientsCount}
          onChange={(event) => set({ clientsCount: event.currentTarget.value })}
        />
        <DialogFooter onCancel={onClose}>
          <Button type="submit" variant="filled" loading={isSending} disabled={draft.name.trim() === ''}>
            {m.inquiry_send()}
          </Button>
        </DialogFooter>
      </form>
    </FormDialog>
  )
}
