import { shipmentLengths } from '@salvia/contract/words/lengths'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { TextField } from '#app/ui/field.tsx'
import parts from '#app/ui/parts.module.css'
import type { useParcel } from './use-parcel.ts'

type Props = { sending: ReturnType<typeof useParcel>['advance']; onClose: () => void }

/** That the carrier has a parcel, with what its buyer follows it by. */
export function SendDialog({ sending: { run, isPending }, onClose }: Props) {
  const [trackingNumber, setNumber] = useState('')
  const [trackingUrl, setUrl] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = await run({
      status: 'InTransit',
      trackingNumber: trackingNumber.trim() || null,
      trackingUrl: trackingUrl.trim() || null,
    })
    if (outcome?.isDone) onClose()
  }
  return (
    <FormDialog title={m.parcel_send()} onClose={onClose}>
      <form method="post" className={parts.stack} onSubmit={submit}>
        <p className="second">{m.parcel_send_text()}</p>
        <TextField
          label={m.parcel_tracking_number()}
          value={trackingNumber}
          maxLength={shipmentLengths.trackingNumber}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
        <TextField
          label={m.parcel_tracking_url()}
          type="url"
          value={trackingUrl}
          maxLength={shipmentLengths.trackingUrl}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <DialogFooter onCancel={onClose}>
          <Button type="submit" variant="filled" loading={isPending}>
            {m.parcel_send()}
          </Button>
        </DialogFooter>
      </form>
    </FormDialog>
  )
}
