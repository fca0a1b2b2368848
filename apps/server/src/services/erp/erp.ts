import type { LanguageCode } from '@salvia/contract/words/locale'

/** A business partner as accounting knows it. */
export type ErpPartner = {
  /** Our stable reference, by which an existing partner is found instead of creating a duplicate. */
  reference: string
  name: string
  companyName: string | null
  isCompany: boolean
  email: string
  phone: string | null
  street: string | null
  postalCode: string | null
  city: string | null
  countryCode: string | null
  vatNumber: string | null
  languageCode: LanguageCode
}

/** The enterprise resource planning system. */
export type ErpService = {
  kind: 'odoo' | 'recorder'
  /** Creates a partner, or finds the one with the same reference, and returns its ERP id. Throws if refused. */
  makePartner: (partner: ErpPartner) => Promise<string>
  /** Archives a partner; what accounting must keep is up to the ERP. A missing partner is not an error. */
  forgetPartner: (reference: string) => Promise<void>
}
