import type { Cart } from '@salvia/contract/cart/cart'
import { CART_NOTE_LENGTH } from '@salvia/contract/words/limits'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/field.tsx'
import { Optional } from './address-fields.tsx'
import css from './checkout.module.css'
import type { FieldsOf } from './use-details-form.ts'

type Props = { phone: string; note: Cart['note']; field: FieldsOf }

const PHONE = 'shippingAddress.phone'

/** What an order can do without, behind a line; open where something is filled in or has to be corrected. */
export function ExtraFields({ phone, note, field }: Props) {
  const asked = field(PHONE, m.person_phone())
  const isOpen = phone !== '' || note !== '' || asked.error !== undefined
  return (
    <details className={css.extras} open={isOpen || undefined}>
      <summary>{m.checkout_extras()}</summary>
      <div className={css.extraFields}>
        <TextField
          type="tel"
          key={phone}
          {...asked}
          label={<Optional label={m.person_phone()} />}
          description={m.checkout_phone_hint()}
          defaultValue={phone}
          autoComplete="shipping tel"
        />
        <TextField
          name="note"
          label={<Optional label={m.checkout_note()} />}
          defaultValue={note}
          maxLength={CART_NOTE_LENGTH}
          autoComplete="off"
        />
      </div>
    </details>
  )
}
