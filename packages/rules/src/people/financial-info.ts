import type { BusinessType, CompanyForm } from '@salvia/contract/words/people'

type FinancialFields = {
  businessType: BusinessType
  companyForm: CompanyForm | null
  companyName: string | null
  vatNumber: string | null
  isVatExempt: boolean
}

/** What is missing of a business: a company has a form and a name, and a number where it charges VAT. */
export function findFinancialFaults(input: FinancialFields): { id: string; error: string }[] {
  if (input.businessType === 'Individual') return []
  const missing = [
    ...(input.companyForm === null ? ['companyForm'] : []),
    ...(input.companyName ? [] : ['companyName']),
    ...(input.vatNumber || input.isVatExempt ? [] : ['vatNumber']),
  ]
  return missing.map((id) => ({ id, error: 'required' }))
}

/** An individual has no company: what the company's form left behind is dropped, and an empty text is none. */
export function countedFinancialFields<T extends FinancialFields>(input: T): T {
  const isCompany = input.businessType === 'Company'
  return {
    ...input,
    companyForm: isCompany ? input.companyForm : null,
    companyName: isCompany ? input.companyName || null : null,
    vatNumber: input.vatNumber || null,
  }
}
