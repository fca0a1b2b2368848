import type { LanguageCode } from '@salvia/contract/words/locale'

/** A business partner as accounting knows it. */
export type ErpPartner = {
  /** Ours, and the same each time: by it a partner is found instead of made twice. */
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
  /** Makes a partner, or finds the one of the same reference, and answers its id there. Throws when it is refused. */
  makePartner: (partner: ErpPartner) => Promise<string>
  /** Takes a partner out of use; what accounting must keep of it is the ERP's own. One that is not there is no fault. */
  forgetPartner: (reference: string) => Promise<void>
}
