import type { AdminInquiry } from '@salvia/contract/inquiries/admin-inquiries'
import { inquiryLengths } from '@salvia/contract/words/lengths'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { readDay } from '@salvia/rules/format/read-day'
import { isInquiryOpen } from '@salvia/rules/inquiries/inquiry-status'
import { type FormEvent, useState } from 'react'
import { useCommand } from '#app/api/use-command.ts'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { Optional } from '#app/forms/optional.tsx'
import { type FieldErrors, refusedFields } from '#app/forms/refused-fields.ts'
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
  const [status, setStatus] = useState(inquiry.nextStatuses[0] ?? inquiry.status)
  const [day, setDay] = useState<string>(inquiry.expectedDate ?? '')
  const [product, setProduct] = useState(inquiry.product)
  const [message, setMessage] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const { run, isPending } = useCommand({
    send: (api) =>
      api('PUT /admin/product-inquiries/{id}/status', {
        params: { id: inquiry.id },
        headers: ifUnchanged(inquiry),
        body: {
          status,
          message,
          expectedDate: readDay(day),
          ...(product && { productId: product.id }),
        },
      }),
    keep: keepInquiry,
    stale: adminInquiryReads,
    staleOnFailure: ['GET /admin/product-inquiries/{id}'],
    done: m.inquiry_moved(),
    onDone: onClose,
    onFailed: async (error) =>
      setErrors(await refusedFields(error, { isField: (id) => id === 'message' || id === 'expectedDate' })),
  })
  return { status, setStatus, day, setDay, product, setProduct, message, setMessage, errors, run, isPending }
}

/** Moves an inquiry one step on or back, and tells those who wait. */
export function StatusDialog({ inquiry, onClose }: Props) {
  const { status, errors, isPending, run, ...move } = useMove({ inquiry, onClose })
  const lacksProduct = status === 'Fulfilled' && move.product === null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
  return (
    <FormDialog title={m.inquiry_change_status()} onClose={onClose}>
      <form className={parts.stack} onSubmit={submit}>
        {errors.general && <Note tone="error" role="alert" title={errors.general} />}
        <SelectField
          label={m.common_status()}
          value={status}
          data={inquiry.nextStatuses.map((value) => ({ value, label: inquiryStates[value].word() }))}
          onChange={({ target: { value } }) =>
            move.setStatus(inquiry.nextStatuses.find((each) => each === value) ?? status)
          }
        />
        {isInquiryOpen(status) && (
          <DayField
            label={<Optional label={m.inquiry_expected_day()} />}
            value={move.day}
            error={errors.expectedDate}
            onChange={move.setDay}
          />
        )}
        {status === 'Fulfilled' && <ProductChoice product={move.product} onChange={move.setProduct} />}
        <TextAreaField
          label={<Optional label={m.inquiry_message()} />}
          description={m.inquiry_message_hint({ count: inquiry.upvotesCount })}
          rows={3}
          grows
          maxLength={inquiryLengths.message}
          value={move.message}
          error={errors.message}
          onChange={(event) => move.setMessage(event.currentTarget.value)}
        />
        <DialogFooter onCancel={onClose}>
          <Button type="submit" variant="filled" loading={isPending} disabled={lacksProduct}>
            {m.inquiry_move()}
          </Button>
        </DialogFooter>
      </form>
    </FormDialog>
  )
}
