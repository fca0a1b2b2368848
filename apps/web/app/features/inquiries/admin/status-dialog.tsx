import type { AdminInquiry } from '@salvia/contract/inquiries/admin-inquiries'
import { inquiryLengths } from '@salvia/contract/words/lengths'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { readDay } from '@salvia/rules/format/read-day'
import { isInquiryOpen } from '@salvia/rules/inquiries/inquiry-status'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { Optional } from '#app/forms/optional.tsx'
import { useDraftForm } from '#app/forms/use-draft-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DayField } from '#app/ui/day-field.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { inquiryStates } from '../inquiry-words.ts'
import { adminInquiryReads, keepInquiry } from './admin-inquiry-queries.ts'
import { ProductChoice } from './inquiry-fields.tsx'

type Props = { inquiry: AdminInquiry; onClose: () => void }

function useMove({ inquiry, onClose }: Props) {
  return useDraftForm({
    draft: {
      status: inquiry.nextStatuses[0] ?? inquiry.status,
      expectedDate: inquiry.expectedDate ?? '',
      product: inquiry.product,
      message: '',
    },
    send: (api, { status, expectedDate, product, message }) =>
      api('PUT /admin/product-inquiries/{id}/status', {
        params: { id: inquiry.id },
        headers: ifUnchanged(inquiry),
        body: {
          status,
          message,
          expectedDate: readDay(expectedDate),
          ...(product && { productId: product.id }),
        },
      }),
    keep: keepInquiry,
    stale: adminInquiryReads,
    staleOnFailure: ['GET /admin/product-inquiries/{id}'],
    done: m.inquiry_moved(),
    onDone: onClose,
  })
}

/** Moves an inquiry one step on or back, and tells those who wait. */
export function StatusDialog({ inquiry, onClose }: Props) {
  const { draft, set, submit, errors, isSending } = useMove({ inquiry, onClose })
  const { status, product } = draft
  const lacksProduct = status === 'Fulfilled' && product === null
  return (
    <FormDialog title={m.inquiry_change_status()} onClose={onClose}>
      <form method="post" className={parts.stack} onSubmit={submit}>
        {errors.general && <Note tone="error" role="alert" title={errors.general} />}
        <SelectField
          label={m.common_status()}
          value={status}
          error={errors.status}
          data={inquiry.nextStatuses.map((value) => ({ value, label: inquiryStates[value].word() }))}
          onChange={({ target: { value } }) =>
            set({ status: inquiry.nextStatuses.find((each) => each === value) ?? status })
          }
        />
        {isInquiryOpen(status) && (
          <DayField
            label={<Optional label={m.inquiry_expected_day()} />}
            value={draft.expectedDate}
            error={errors.expectedDate}
            onChange={(expectedDate) => set({ expectedDate })}
          />
        )}
        {status === 'Fulfilled' && (
          <ProductChoice isPublic product={product} onChange={(chosen) => set({ product: chosen })} />
        )}
        <TextAreaField
          label={<Optional label={m.inquiry_message()} />}
          description={m.inquiry_message_hint({ count: inquiry.upvotesCount })}
          rows={3}
          grows
          maxLength={inquiryLengths.message}
          value={draft.message}
          error={errors.message}
          onChange={(event) => set({ message: event.currentTarget.value })}
        />
        <DialogFooter onCancel={onClose}>
          <Button type="submit" variant="filled" loading={isSending} disabled={lacksProduct}>
            {m.inquiry_move()}
          </Button>
        </DialogFooter>
      </form>
    </FormDialog>
  )
}
