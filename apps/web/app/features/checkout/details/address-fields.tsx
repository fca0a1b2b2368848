import type { Address } from '@salvia/contract/cart/cart'
import type { Country } from '@salvia/contract/reference/reference'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SelectField, TextField } from '#app/ui/field.tsx'
import css from '../checkout.module.css'
import type { FieldsOf } from './use-details-form.ts'

type Props = {
  prefix: 'shippingAddress' | 'billingAddress'
  address: Partial<Address>
  countryId: string
  countries: Country[]
  field: FieldsOf
  isBusy?: boolean
  onCountry?: (code: string) => void
}

type TypedField = Exclude<keyof Address, 'isLocked'>

const choicesOf = (countries: Country[]) => {
  const language = getLocale()
  return countries
    .map(({ code, names, name }) => ({ value: code, label: names[language] ?? name }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
}

/** The fields of an address, with autocomplete tokens. */
export function AddressFields({ prefix, address, field, ...place }: Props) {
  const token = prefix === 'shippingAddress' ? 'shipping' : 'billing'
  const text = (name: TypedField, label: string, complete: string) => ({
    ...field(`${prefix}.${name}`, label),
    defaultValue: address[name] ?? '',
    autoComplete: complete === 'off' ? complete : `${token} ${complete}`,
  })
  return (
    <>
      {prefix === 'billingAddress' && <CompanyFields text={text} />}
      <TextField className={css.half} {...text('firstName', m.person_first_name(), 'given-name')} />
      <TextField className={css.half} {...text('lastName', m.person_last_name(), 'family-name')} />
      <CountryField prefix={prefix} token={token} {...place} />
      <TextField className={css.half} {...text('postalCode', m.address_postcode(), 'postal-code')} />
      <TextField className={css.half} {...text('houseNumber', m.address_house_number(), 'address-line2')} />
      <TextField className={css.whole} {...text('streetName', m.address_street(), 'address-line1')} />
      <TextField className={css.whole} {...text('city', m.address_town(), 'address-level2')} />
    </>
  )
}

type TextOf = (name: TypedField, label: string, complete: string) => ReturnType<FieldsOf>

const CompanyFields = ({ text }: { text: TextOf }) => (
  <>
    <TextField
      className={css.half}
      {...text('company', m.address_company(), 'organization')}
      label={<Optional label={m.address_company()} />}
    />
    <TextField
      className={css.half}
      {...text('vatNumber', m.address_vat_number(), 'off')}
      label={<Optional label={m.address_vat_number()} />}
    />
  </>
)

export const Optional = ({ label }: { label: string }) => (
  <>
    {label} <span className={css.optional}>{m.form_optional()}</span>
  </>
)

type CountryProps = Pick<Props, 'prefix' | 'countryId' | 'countries' | 'isBusy' | 'onCountry'> & {
  token: string
}

const CountryField = ({ prefix, token, countryId, countries, isBusy, onCountry }: CountryProps) => (
  <SelectField
    className={css.whole}
    name={`${prefix}.countryId`}
    label={m.person_country()}
    data={choicesOf(countries)}
    autoComplete={`${token} country`}
    aria-busy={isBusy}
    {...(onCountry
      ? { value: countryId, onChange: (event) => onCountry(event.currentTarget.value) }
      : { defaultValue: countryId })}
  />
)
