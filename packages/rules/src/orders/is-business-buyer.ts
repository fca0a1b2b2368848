/** What is known of a buyer: as typed, and what checking the VAT number gave; null where none was typed or it was not kept. */
export type BuyerToJudge = {
  company: string | null | undefined
  vatNumberOutcome: 'Confirmed' | 'FormatValid' | 'Invalid' | null
}

/**
 * Whether an order was made by a business, so by no consumer (Directive 2011/83/EU art. 2 (1)): with a VAT number that
 * its register confirmed, or by a named company with a number in the right form. Whatever else was typed takes no right away.
 */
export function isBusinessBuyer({ company, vatNumberOutcome }: BuyerToJudge): boolean {
  if (vatNumberOutcome === 'Confirmed') return true
  return vatNumberOutcome === 'FormatValid' && Boolean(company?.trim())
}
