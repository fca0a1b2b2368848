/** A cart that waits because it follows another practitioner. */
export type SetAside = { id: string; practitionerName: string | null; itemsCount: number; until: string }

/** What the check of the billing address's VAT number said, and when. */
export type VatNumberCheck = {
  vatNumber: string
  outcome: 'Confirmed' | 'FormatValid' | 'Invalid'
  consultationNumber: string | null
  checkedAt: string
}
