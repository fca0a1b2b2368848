/** A cart that waits because it follows another practitioner. */
export type SetAside = {
  id: string
  /** By which the name is found when its person is erased; older notes do not say. */
  practitionerId?: string | null
  practitionerName: string | null
  itemsCount: number
  until: string
}

/** What the check of the billing address's VAT number said, and when. */
export type VatNumberCheck = {
  vatNumber: string
  outcome: 'Confirmed' | 'FormatValid' | 'Invalid'
  consultationNumber: string | null
  checkedAt: string
}
