import type { BusinessType, CompanyForm } from '@salvia/contract/words/people'
import { m } from '#app/paraglide/messages.js'

const types: Record<BusinessType, () => string> = {
  Individual: m.business_individual,
  Company: m.address_company,
}
const forms: Record<CompanyForm, () => string> = {
  SoleProprietorship: m.business_sole,
  PrivateCompany: m.business_private,
}

export const businessWord = (type: BusinessType): string => types[type]()
export const formWord = (form: CompanyForm): string => forms[form]()
