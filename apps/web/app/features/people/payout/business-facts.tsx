import type { AdminPractitioner } from '@salvia/contract/people/admin-practitioners'
import { countryName } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Time } from '#app/visit/time.tsx'
import { Facts } from '#app/workbench/record-drawer.tsx'
import { businessWord, formWord } from './business-words.ts'

const vatWords = {
  Valid: m.vat_valid,
  FormatValid: m.business_vat_format,
  Invalid: m.business_vat_invalid,
  None: m.business_vat_none,
}

/** The business that receives the commission. */
export const BusinessFacts = ({ practitioner: { financialInfo } }: { practitioner: AdminPractitioner }) => (
  <section>
    <h3>{m.business_title()}</h3>
    {financialInfo === null ? (
      <p className="second">{m.business_account_none()}</p>
    ) : (
      <Facts
        facts={[
          [m.business_type(), businessWord(financialInfo.businessType)],
          [m.business_form(), financialInfo.companyForm && formWord(financialInfo.companyForm)],
          [m.business_name(), financialInfo.companyName],
          [m.business_registration(), financialInfo.registrationNumber],
          [m.address_vat_number(), financialInfo.vatNumber],
          [m.business_vat_status(), vatWords[financialInfo.vatStatus]()],
          [m.business_vat_exempt_fact(), financialInfo.isVatExempt && m.common_yes()],
          [m.business_tax_country(), countryName(financialInfo.taxCountryId, getLocale())],
          [m.common_last_changed(), <Time at={financialInfo.updatedAt} />],
        ]}
      />
    )}
  </section>
)
