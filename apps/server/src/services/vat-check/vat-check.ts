/**
 * `Confirmed`: the member state says the number is valid. `FormatValid`: plausible, but unconfirmed. Only a confirmed
 * number exempts an invoice from VAT.
 */
type VatCheckOutcome = 'Confirmed' | 'FormatValid' | 'Invalid'

export type VatCheckResult = {
  outcome: VatCheckOutcome
  /** Proof of the enquiry, if the service provides one. */
  consultationNumber: string | null
}

/** Holder of the number, if the member state discloses it. */
export type VatHolder = { name: string | null; address: string | null }

/**
 * Checks a VAT number, including prefix; with the `asker`'s own number the service returns proof of the enquiry. Never
 * throws if the service is down: the result is FormatValid then.
 */
export type VatCheck = {
  kind: 'vies' | 'format'
  check: (vatNumber: string, asker?: string | null) => Promise<VatCheckResult & { holder?: VatHolder }>
}
