import type { Address, Cart } from '@salvia/contract/cart/cart'
import { CART_NOTE_LENGTH } from '@salvia/contract/words/limits'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/field.tsx'
import css from '../checkout.module.css'
import { Optional } from './address-fields.tsx'
import type { FieldsOf } from './use-details-form.ts'

type Props = { address: Partial<Address>; note: Cart['note']; field: FieldsOf }

const PHONE = 'shippingAddress.phone'
const APARTMENT = 'shippingAddress.apartmentNumber'
const ADDITIONAL = 'shippingAddress.additionalInformation'

/** What an order can do without, behind a line; open where something is filled in or has to be corrected. */
export function ExtraFields({ address, note, field }: Props) {
  const [phone, apartment, additional] = [
    address.phone ?? '',
    address.apartmentNumber ?? '',
    address.additionalInformation ?? '',
  ]
  const asked = field(PHONE, m.person_phone())
  const isOpen = [phone, apartment, additional, note].some(Boolean) || asked.error !== undefined
  return (
    <details className={css.extras} open={isOpen || undefined}>
      <summary>{m.checkout_extras()}</summary>
      <div className={css.extraFields}>
        <TextField
          key={`apartment ${apartment}`}
          {...field(APARTMENT, m.address_apartment())}
          label={<Optional label={m.address_apartment()} />}
          defaultValue={apartment}
          autoComplete="shipping address-line3"
        />
        <TextField
          key={`additional ${additional}`}
          {...field(ADDITIONAL, m.address_additional())}
          label={<Optional label={m.address_additional()} />}
          defaultValue={additional}
          autoComplete="off"
        />
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
