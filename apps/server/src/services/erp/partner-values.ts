import type { ErpPartner } from './erp.ts'

const languages = { en: 'en_US', de: 'de_DE', nl: 'nl_NL', fr: 'fr_FR' }

/** A partner as Odoo fields; unknown values are `false`, as Odoo expects. */
export const partnerValues = (partner: ErpPartner) => ({
  ref: partner.reference,
  name: partner.name,
  company_name: partner.companyName ?? false,
  is_company: partner.isCompany,
  email: partner.email,
  phone: partner.phone ?? false,
  street: partner.street ?? false,
  zip: partner.postalCode ?? false,
  city: partner.city ?? false,
  vat: partner.vatNumber ?? false,
  lang: languages[partner.languageCode],
})
