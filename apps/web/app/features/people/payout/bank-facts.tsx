import { countryName } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Facts } from '#app/workbench/record-drawer.tsx'
import { bankDataQuery } from '../people-lists.ts'
import { businessWord } from './business-words.ts'

const accountWords = { Checking: m.bank_checking, Savings: m.bank_savings }

/** A practitioner's bank account, for accounting only. */
export function BankFacts({ practitionerId }: { practitionerId: string }) {
  const { data } = useQuery(bankDataQuery(practitionerId))
  if (data === undefined) return null
  return (
    <section>
      <h3>{m.person_bank()}</h3>
      {data === null ? (
        <p className="second">{m.person_bank_none()}</p>
      ) : (
        <Facts
          facts={[
            [m.bank_holder(), data.accountHolder],
            [m.bank_iban(), data.iban],
            [m.bank_bic(), data.bic],
            [m.bank_name(), data.bankName],
            [m.bank_code(), data.bankCode],
            [m.bank_holder_type(), data.bankAccountHolderType && businessWord(data.bankAccountHolderType)],
            [m.bank_account_type(), data.bankAccountType && accountWords[data.bankAccountType]()],
            [m.person_country(), countryName(data.bankCountryId, getLocale())],
          ]}
        />
      )}
    </section>
  )
}
