/** A cart set aside because the user follows another practitioner. */
export type SetAside = {
  id: string
  /** For finding the name when the person is erased; older notes lack it. */
  practitionerId?: string | null
  practitionerName: string | null
  itemsCount: number
  until: string
}

/** Result and time of the last check of the billing address's VAT number. */
export type VatNumberCheck = {
  vatNumber: string
  outcome: 'Confirmed' | 'FormatValid' | 'Invalid'
  consultationNumber: string | null
  checkedAt: string
}
