import type { BankData } from '@salvia/contract/people/bank-data'
import type { Country } from '@salvia/contract/reference/reference'
import { payoutLengths } from '@salvia/contract/words/lengths'
import { bankAccountTypes, businessTypes } from '@salvia/contract/words/people'
import { extraBankFields } from '@salvia/rules/people/bank-data'
import { useState } from 'react'
import { countryChoices } from '#app/forms/country-choices.ts'
import form from '#app/forms/form.module.css'
import { FormFooter } from '#app/forms/form-footer.tsx'
import { Optional } from '#app/forms/optional.tsx'
import { missingProof, OwnerProof, proofOf } from '#app/forms/owner-proof.tsx'
import { textOf, useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { SelectField, TextField } from '#app/ui/field.tsx'
import parts from '#app/ui/parts.module.css'

type Props = {
  known: BankData | null
  countries: Country[]
  country: string
  onSaved: (saved: BankData) => void
}

const holderTypes = { Individual: m.business_individual, Company: m.address_company }
const accountTypes = { Checking: m.bank_checking, Savings: m.bank_savings }

/**
 * A bank account by its country's rules, changed with password or code. A stored number is never shown again and must
 * be retyped.
 */
export function BankForm({ known, countries, country, onSaved }: Props) {
  const [bankCountryId, setCountry] = useState(known?.bankCountryId ?? country)
  const state = useForm(
    async (given, api) => {
      const empty = ['accountHolder', 'iban'].filter((name) => textOf(given, name) === '')
      const missing = { ...missingFields(empty), ...missingProof(given) }
      if (Object.keys(missing).length > 0) return missing
      const body = { ...readBank(given, bankCountryId), ...proofOf(given) }
      const saved = await api('POST /settings/bank-data', { body })
      onSaved(saved)
      return null
    },
    { guards: true },
  )
  const bankCountry = state.field('bankCountryId')
  return (
    <form method="post" ref={state.form} className={parts.stack} onSubmit={state.submit} noValidate>
      <div className={form.fields}>
        <SelectField
          {...bankCountry}
          className={form.whole}
          label={m.bank_country()}
          data={countryChoices(countries)}
          value={bankCountryId}
          onChange={(event) => setCountry(event.currentTarget.value)}
        />
        <TextField
          className={form.whole}
          label={m.bank_holder()}
          defaultValue={known?.accountHolder ?? ''}
          autoComplete="name"
          maxLength={payoutLengths.accountHolder}
          {...state.field('accountHolder')}
        />
        <TextField
          className={form.whole}
          label={m.bank_iban()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={payoutLengths.iban}
          {...state.field('iban')}
        />
        <TextField
          className={form.half}
          label={<Optional label={m.bank_bic()} />}
          defaultValue={known?.bic ?? ''}
          autoComplete="off"
          maxLength={payoutLengths.bic}
          {...state.field('bic')}
        />
        <TextField
          className={form.half}
          label={<Optional label={m.bank_name()} />}
          defaultValue={known?.bankName ?? ''}
          autoComplete="off"
          maxLength={payoutLengths.bankName}
          {...state.field('bankName')}
        />
        <CountryFields bankCountryId={bankCountryId} known={known} field={state.field} />
        <OwnerProof className={form.whole} field={state.field} />
      </div>
      <FormFooter {...state} />
    </form>
  )
}

const missingFields = (names: string[]) => Object.fromEntries(names.map((name) => [name, m.form_required()]))

type CountryFieldsProps = Pick<Props, 'known'> & {
  bankCountryId: string
  field: (name: string) => { name: string; error: string | undefined; onInput: () => void }
}

function CountryFields({ bankCountryId, known, field }: CountryFieldsProps) {
  const extra = extraBankFields(bankCountryId)
  return (
    <>
      {extra.bankCode && (
        <TextField
          className={form.whole}
          label={m.bank_code()}
          defaultValue={known?.bankCode ?? ''}
          autoComplete="off"
          inputMode="numeric"
          maxLength={payoutLengths.bankCode}
          {...field('bankCode')}
        />
      )}
      {extra.bankAccountHolderType && (
        <SelectField
          className={form.half}
          label={m.bank_holder_type()}
          data={businessTypes.map((value) => ({ value, label: holderTypes[value]() }))}
          defaultValue={known?.bankAccountHolderType ?? businessTypes[0]}
          {...field('bankAccountHolderType')}
        />
      )}
      {extra.bankAccountType && (
        <SelectField
          className={form.half}
          label={m.bank_account_type()}
          data={bankAccountTypes.map((value) => ({ value, label: accountTypes[value]() }))}
          defaultValue={known?.bankAccountType ?? bankAccountTypes[0]}
          {...field('bankAccountType')}
        />
      )}
    </>
  )
}

/** Bank code, holder and account type are sent only for countries that have them (docs/specification.md, section 5). */
function readBank(given: FormData, bankCountryId: string) {
  const extra = extraBankFields(bankCountryId)
  const text = (name: string) => textOf(given, name)
  return {
    accountHolder: text('accountHolder'),
    iban: text('iban'),
    bic: text('bic') || null,
    bankName: text('bankName') || null,
    bankCountryId,
    ...(extra.bankCode ? { bankCode: text('bankCode') } : {}),
    ...(extra.bankAccountHolderType
      ? { bankAccountHolderType: businessTypes.find((one) => one === text('bankAccountHolderType')) }
      : {}),
    ...(extra.bankAccountType
      ? { bankAccountType: bankAccountTypes.find((one) => one === text('bankAccountType')) }
      : {}),
  }
}
