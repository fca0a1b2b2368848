import type { Seller } from '@salvia/contract/seller/admin-seller'
import { Optional } from '#app/forms/optional.tsx'
import { m } from '#app/paraglide/messages.js'
import { CountryField } from '#app/settings/country-field.tsx'
import css from '#app/settings/settings.module.css'
import type { OpenSetting } from '#app/settings/use-save-setting.ts'
import { TextField } from '#app/ui/field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import type { SellerDraft } from './seller-draft.ts'

type Missing = Seller['missing']
type Props = { open: OpenSetting<SellerDraft>; missing: Missing }

const isMissing = (missing: Missing, field: string): boolean => missing.some((one) => one === field)

/** The seller's details; fields required on invoices are marked while missing. */
export function SellerFields({ open: { draft, set, errors }, missing }: Props) {
  const typed = (field: Exclude<keyof SellerDraft, 'vatIds' | 'countryId'>, maxLength = 120) => ({
    value: draft[field],
    error: errors[field],
    maxLength,
    description: isMissing(missing, field) && draft[field] === '' ? m.seller_needed() : undefined,
    onChange: (event: { currentTarget: { value: string } }) => set({ [field]: event.currentTarget.value }),
  })
  return (
    <>
      <TextField label={m.seller_name()} autoComplete="organization" {...typed('name')} />
      <div className={css.pair}>
        <TextField label={m.address_street()} {...typed('streetName')} />
        <TextField label={<Optional label={m.address_house_number()} />} {...typed('houseNumber', 20)} />
        <TextField label={m.address_postcode()} {...typed('postalCode', 20)} />
        <TextField label={m.address_town()} {...typed('city', 80)} />
      </div>
      <CountryField
        value={draft.countryId}
        error={errors.countryId}
        onChange={(countryId) => set({ countryId })}
      />
      <div className={css.pair}>
        <TextField label={m.person_email()} type="email" {...typed('email', 254)} />
        <TextField label={<Optional label={m.person_phone()} />} type="tel" {...typed('phone', 40)} />
      </div>
      <TextField label={<Optional label={m.seller_registration()} />} {...typed('registrationNumber', 60)} />
      <TextAreaField
        label={m.seller_vat_ids()}
        description={m.seller_vat_ids_hint()}
        rows={2}
        value={draft.vatIds}
        error={errors.vatIds}
        onChange={(event) => set({ vatIds: event.currentTarget.value })}
      />
      <TextField label={m.bank_holder()} {...typed('bankHolder')} />
      <div className={css.pair}>
        <TextField label={m.bank_iban()} {...typed('iban', 42)} />
        <TextField label={<Optional label={m.bank_bic()} />} {...typed('bic', 14)} />
      </div>
    </>
  )
}
