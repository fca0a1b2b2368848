import type { UserAddress } from '@salvia/contract/people/people-parts'
import type { Profile } from '@salvia/contract/people/settings'
import type { Country } from '@salvia/contract/reference/reference'
import { addressLengths } from '@salvia/contract/words/lengths'
import { hasUnsupportedScript } from '@salvia/rules/people/address'
import { useState } from 'react'
import type { Api } from '#app/api/api.ts'
import { useCommand } from '#app/api/use-command.ts'
import { countryChoices } from '#app/forms/country-choices.ts'
import form from '#app/forms/form.module.css'
import { FormFooter } from '#app/forms/form-footer.tsx'
import { Optional } from '#app/forms/optional.tsx'
import { type FieldOf, useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CheckField, SelectField, TextField } from '#app/ui/field.tsx'
import parts from '#app/ui/parts.module.css'
import { useSaveProfile } from '../people-queries.ts'
import { type AddressName, checkAddress, readAddress } from './address-input.ts'

type Props = { profile: Profile; countries: Country[]; onlyBilling?: boolean; onSaved?: () => void }

/** Billing and shipping address. An empty address is left unchanged. */
export function AddressForm({ profile, countries, onlyBilling = false, onSaved }: Props) {
  const save = useSaveProfile()
  const [isSame, setSame] = useState(profile.sameAddress || profile.shippingAddress === null)
  const state = useForm(
    async (given, api) => {
      const names: AddressName[] =
        onlyBilling || isSame ? ['billingAddress'] : ['billingAddress', 'shippingAddress']
      const faults = names.map((name) => checkAddress(given, name, countries))
      const found = Object.assign({}, ...faults)
      if (Object.keys(found).length > 0) return found
      const written = Object.fromEntries(names.map((name) => [name, readAddress(given, name)]))
      await save(api, { ...written, ...(isSame && !onlyBilling ? { sameAddress: true } : {}) })
      return null
    },
    { guards: true, onSaved },
  )
  return (
    <form method="post" ref={state.form} className={parts.stack} onSubmit={state.submit} noValidate>
      <AddressFields
        name="billingAddress"
        legend={m.person_billing_address()}
        address={profile.billingAddress}
        country={profile.countryId ?? ''}
        countries={countries}
        field={state.field}
      />
      {!onlyBilling && (
        <CheckField
          label={m.settings_same_address()}
          checked={isSame}
          onChange={(event) => setSame(event.currentTarget.checked)}
        />
      )}
      {!onlyBilling && !isSame && (
        <AddressFields
          name="shippingAddress"
          legend={m.person_shipping_address()}
          address={profile.shippingAddress}
          country={profile.countryId ?? ''}
          countries={countries}
          field={state.field}
        />
      )}
      <FormFooter {...state}>
        {!onlyBilling && profile.shippingAddress && !profile.shippingAddress.isLocked && (
          <RemoveAddress onRemove={(api) => save(api, { shippingAddress: null })} />
        )}
      </FormFooter>
    </form>
  )
}

function RemoveAddress({ onRemove }: { onRemove: (api: Api) => Promise<void> }) {
  const { run, isPending } = useCommand({ send: onRemove })
  return (
    <Button variant="subtle" loading={isPending} onClick={() => run()}>
      {m.settings_remove_shipping()}
    </Button>
  )
}

type FieldsProps = {
  name: AddressName
  legend: string
  address: UserAddress | null
  country: string
  countries: Country[]
  field: FieldOf
}

function AddressFields({ name, legend, address, country, countries, field }: FieldsProps) {
  const token = name === 'billingAddress' ? 'billing' : 'shipping'
  const text = (part: keyof typeof addressLengths, label: string, complete: string) => ({
    part: `${name}.${part}`,
    most: addressLengths[part],
    label,
    value: String(address?.[part] ?? ''),
    complete: complete === 'off' ? complete : `${token} ${complete}`,
    field,
  })
  return (
    <fieldset className={form.fields} disabled={address?.isLocked}>
      <legend className={`strong ${form.whole}`}>{legend}</legend>
      {address?.isLocked && <p className={form.whole}>{m.refusal_address_locked()}</p>}
      <Text {...text('firstName', m.person_first_name(), 'given-name')} />
      <Text {...text('lastName', m.person_last_name(), 'family-name')} />
      <Text isOptional {...text('company', m.address_company(), 'organization')} />
      <Text isOptional {...text('vatNumber', m.address_vat_number(), 'off')} />
      <SelectField
        className={form.whole}
        label={m.person_country()}
        data={countryChoices(countries)}
        defaultValue={address?.countryId ?? country}
        autoComplete={`${token} country`}
        {...field(`${name}.countryId`)}
      />
      <Text {...text('postalCode', m.address_postcode(), 'postal-code')} />
      <Text {...text('city', m.address_town(), 'address-level2')} />
      <Text {...text('streetName', m.address_street(), 'address-line1')} />
      <Text {...text('houseNumber', m.address_house_number(), 'address-line2')} />
      <Text isOptional {...text('apartmentNumber', m.address_apartment(), 'off')} />
      <Text isOptional {...text('additionalInformation', m.address_additional(), 'address-line3')} />
      <Text isOptional {...text('phone', m.address_phone(), 'tel')} />
    </fieldset>
  )
}

type TextProps = Pick<FieldsProps, 'field'> & {
  part: string
  most: number
  label: string
  value: string
  complete: string
  isOptional?: boolean
}

/** An address line; characters carriers cannot print are flagged while typing. */
function Text({ part, most, label, value, complete, isOptional = false, field }: TextProps) {
  const [isForeign, setForeign] = useState(false)
  const state = field(part)
  return (
    <TextField
      className={form.half}
      {...state}
      label={isOptional ? <Optional label={label} /> : label}
      description={isForeign ? m.address_latin_hint() : undefined}
      defaultValue={value}
      autoComplete={complete}
      maxLength={most}
      onInput={(event) => {
        setForeign(hasUnsupportedScript(event.currentTarget.value))
        state.onInput()
      }}
    />
  )
}
