/**
 * `Confirmed`: the member state knows the number as valid. `FormatValid`: it could be one, nobody confirmed it.
 * Only a confirmed number takes VAT off an invoice.
 */
type VatCheckOutcome = 'Confirmed' | 'FormatValid' | 'Invalid'

export type VatCheckResult = {
  outcome: VatCheckOutcome
  /** The proof of the enquiry, where the service gives one. */
  consultationNumber: string | null
}

/** Whose number it is, where the member state tells. */
export type VatHolder = { name: string | null; address: string | null }

/**
 * Checks a VAT number, prefix included; with the `asker`'s own number the service proves the enquiry. Never throws for a service that is down: the answer is
 * FormatValid then.
 */
export type VatCheck = {
  kind: 'vies' | 'format'
  check: (vatNumber: string, asker?: string | null) => Promise<VatCheckResult & { holder?: VatHolder }>
}
