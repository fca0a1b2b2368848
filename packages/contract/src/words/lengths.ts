/** Maximum lengths of text input, in characters: enforced by the contract and used by forms. */
export const personLengths = { name: 80, email: 254, phone: 30, query: 100 } as const

export const practiceLengths = {
  title: 80,
  specialty: 120,
  practiceName: 120,
  city: 80,
  website: 200,
  about: 2000,
} as const

export const addressLengths = {
  firstName: personLengths.name,
  lastName: personLengths.name,
  company: 120,
  vatNumber: 20,
  postalCode: 16,
  city: 80,
  streetName: 120,
  houseNumber: 20,
  apartmentNumber: 20,
  additionalInformation: 200,
  externalCode: 100,
  phone: personLengths.phone,
} as const

export const payoutLengths = {
  accountHolder: 120,
  iban: 42,
  bic: 11,
  bankName: 120,
  bankCode: 20,
  companyName: 120,
  registrationNumber: 40,
  vatNumber: addressLengths.vatNumber,
} as const

/** `ownerCode`: authenticator, recovery or mailed code; `mailedCode`: mail or SMS code only. */
export const accountLengths = { password: 1000, ownerCode: 40, mailedCode: 20, newPhone: 40 } as const

export const brandLengths = { name: 120, description: 4000, websiteUrl: 500 } as const

export const productLengths = {
  name: 200,
  sku: 60,
  ean: 30,
  externalCode: 100,
  marker: 40,
  tag: 60,
  resourceName: 200,
  labelName: 300,
  form: 500,
  restrictionReason: 500,
  externalId: 300,
} as const

/** Tags, or markers, of one product. */
export const MOST_LISTED = 40

export const productTextLengths = {
  shortDescription: 1000,
  description: 20_000,
  suggestedIntake: 4000,
  shortSuggestedIntake: 1000,
  storageRequirements: 2000,
  nutritionalInformation: 10_000,
  allergens: 4000,
  warnings: 10_000,
  otherIngredients: 10_000,
  servingSize: 500,
} as const

export const ingredientLengths = { name: 200, category: 100 } as const

export const planLengths = {
  name: 120,
  description: 4000,
  summary: 1000,
  evidence: 4000,
  notes: 1000,
  invitationText: 1000,
  resourceName: 120,
  /** Sent to practitioners whose plans a substitution changes. */
  substitutionReason: 300,
} as const

export const feedbackLengths = { text: 2000, surveyText: 500 } as const

/** `reason` is part of the mail; a certificate's reason is also shown next to it. */
export const approvalLengths = { reason: 1000, credentialReason: 500 } as const

export const carrierLengths = { name: 80 } as const
export const categoryLengths = { name: 60 } as const
export const flagLengths = { key: 49, description: 200 } as const
/** Of parcels: what an admin enters by hand. */
export const orderLengths = { number: 20, why: 500, note: 2000 } as const
export const shipmentLengths = { why: 500, trackingNumber: 100, trackingUrl: 500, message: 100 } as const
export const refundLengths = { why: 500, amount: 11 } as const
export const transactionLengths = { reason: 300, reference: 60, amount: 11 } as const
/** `reason` is the asker's, `message` is sent to those who wait, `note` is the team's. */
/** The most clients that one practitioner needs a product for. */
export const MOST_INQUIRY_CLIENTS = 10_000

export const inquiryLengths = {
  name: 200,
  brandName: brandLengths.name,
  linkUrl: 500,
  reason: 1000,
  message: 500,
  note: 2000,
} as const
/** `time` is of a time of day, as typed. */
export const chatLengths = { text: 10_000, query: 100, time: 5, title: 80, prepared: 4000 } as const
export const disruptionLengths = { note: 2000 } as const
export const rateLengths = { source: 300 } as const

/** Characters allowed in numbers that settings take as text. */
export const figureLengths = { price: 10, days: 2, position: 4, percent: 6, rate: 14 } as const

export const demoCallLengths = { profession: 120, message: 2000, query: 254 } as const
