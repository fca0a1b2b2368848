import type { FinancialInfo } from '@salvia/contract/people/bank-data'
import type { Country } from '@salvia/contract/reference/reference'
import { payoutLengths } from '@salvia/contract/words/lengths'
import { type BusinessType, businessTypes, companyForms } from '@salvia/contract/words/people'
import { findFinancialFaults } from '@salvia/rules/people/financial-info'
import { useState } from 'react'
import { countryChoices } from '#app/forms/country-choices.ts'
import form from '#app/forms/form.module.css'
import { FormFooter } from '#app/forms/form-footer.tsx'
import { Optional } from '#app/forms/optional.tsx'
import { type FieldOf, textOf, useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckField, SelectField, TextField } from '#app/ui/field.tsx'
import parts from '#app/ui/parts.module.css'
import { Segments } from '#app/ui/segments.tsx'
import { useVatCheck } from './use-vat-check.ts'

type Props = {
  known: FinancialInfo | null
  countries: Country[]
  country: string
  onSaved: (saved: FinancialInfo) => void
}

const typeWords = { Individual: m.business_individual, Company: m.address_company }
const formWords = { SoleProprietorship: m.business_sole, PrivateCompany: m.business_private }

/** The payee: a person, or a company with legal form, name and numbers. */
export function BusinessForm({ known, countries, country, onSaved }: Props) {
  const [businessType, setType] = useState<BusinessType>(known?.businessType ?? 'Individual')
  const [taxCountryId, setTaxCountry] = useState(known?.taxCountryId ?? country)
  const state = useForm(
    async (given, api) => {
      const body = readBusiness(given, businessType)
      const faults = findFinancialFaults(body)
      if (faults.length > 0) return Object.fromEntries(faults.map(({ id }) => [id, m.form_required()]))
      const saved = await api('POST /settings/financial-info', { body })
      onSaved(saved)
      return null
    },
    { guards: true },
  )
  return (
    <form method="post" ref={state.form} className={parts.stack} onSubmit={state.submit} noValidate>
      <Segments
        label={m.business_type()}
        value={businessType}
        options={businessTypes.map((value) => ({ value, label: typeWords[value]() }))}
        onChange={setType}
      />
      <div className={form.fields}>
        <SelectField
          {...state.field('taxCountryId')}
          className={form.whole}
          label={m.business_tax_country()}
          data={countryChoices(countries)}
          value={taxCountryId}
          onChange={(event) => setTaxCountry(event.currentTarget.value)}
        />
        {businessType === 'Company' && <CompanyFields known={known} field={state.field} />}
        <VatField
          known={known}
          country={taxCountryId}
          field={state.field}
          isNeeded={businessType === 'Company'}
        />
        <CheckField
          className={form.whole}
          name="isVatExempt"
          label={m.business_vat_exempt()}
          defaultChecked={known?.isVatExempt}
        />
      </div>
      <FormFooter {...state} isSaved={false} label={m.common_continue()} />
    </form>
  )
}

const CompanyFields = ({ known, field }: { known: FinancialInfo | null; field: FieldOf }) => (
  <>
    <SelectField
      className={form.whole}
      label={m.business_form()}
      data={companyForms.map((value) => ({ value, label: formWords[value]() }))}
      defaultValue={known?.companyForm ?? companyForms[0]}
      {...field('companyForm')}
    />
    <TextField
      className={form.whole}
      label={m.business_name()}
      defaultValue={known?.companyName ?? ''}
      autoComplete="organization"
      maxLength={payoutLengths.companyName}
      {...field('companyName')}
    />
    <TextField
      className={form.whole}
      label={<Optional label={m.business_registration()} />}
      defaultValue={known?.registrationNumber ?? ''}
      autoComplete="off"
      maxLength={payoutLengths.registrationNumber}
      {...field('registrationNumber')}
    />
  </>
)

type VatProps = { known: FinancialInfo | null; country: string; field: FieldOf; isNeeded: boolean }

/** The number is checked on input; the register's answer is shown below. */
function VatField({ known, country, field, isNeeded }: VatProps) {
  const { words, check } = useVatCheck(country)
  return (
    <TextField
      className={form.whole}
      label={isNeeded ? m.address_vat_number() : <Optional label={m.address_vat_number()} />}
      description={words ?? undefined}
      defaultValue={known?.vatNumber ?? ''}
      autoComplete="off"
      maxLength={payoutLengths.vatNumber}
      onBlur={(event) => check(event.currentTarget.value.trim())}
      {...field('vatNumber')}
    />
  )
}

const readBusiness = (given: FormData, businessType: BusinessType) => ({
  businessType,
  companyForm:
    businessType === 'Company'
      ? (companyForms.find((one) => one === textOf(given, 'companyForm')) ?? null)
      : null,
  companyName: textOf(given, 'companyName') || null,
  registrationNumber: textOf(given, 'registrationNumber') || null,
  vatNumber: textOf(given, 'vatNumber') || null,
  isVatExempt: given.get('isVatExempt') !== null,
  taxCountryId: textOf(given, 'taxCountryId'),
})
