/** Shop-wide settings kept by admins; each has a history. */
export const settingsSubjects = [
  'Carrier',
  'Country',
  'VatRate',
  'ExchangeRate',
  'CommissionLaw',
  'ProductCategory',
  'Brand',
  'Seller',
  'FeatureFlag',
  'ChatHours',
  'ChatAnswer',
] as const
export type SettingsSubject = (typeof settingsSubjects)[number]

/** The state of a dated row on a given day. */
export const rateStates = ['InForce', 'Coming', 'Past', 'Withdrawn'] as const
export type RateState = (typeof rateStates)[number]

/** Owner of a row: the release, which may update it, or an operator. */
export const setters = ['release', 'operator'] as const
export type Setter = (typeof setters)[number]

export const carrierKinds = ['Door', 'PickUpPoint', 'Express'] as const
export type CarrierKind = (typeof carrierKinds)[number]

/** Prerequisites of the first order, in order. */
export const setupSteps = [
  'referenceData',
  'seller',
  'mail',
  'payment',
  'vatRates',
  'carriers',
  'exchangeRates',
  'products',
  'stock',
] as const
export type SetupStep = (typeof setupSteps)[number]
