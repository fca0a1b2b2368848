/** What admins set for the whole shop; each keeps its history. */
export const settingsSubjects = [
  'Carrier',
  'Country',
  'VatRate',
  'ExchangeRate',
  'ProductCategory',
  'Seller',
  'FeatureFlag',
] as const
export type SettingsSubject = (typeof settingsSubjects)[number]

/** The state of a dated row on a day. */
export const rateStates = ['InForce', 'Coming', 'Past', 'Withdrawn'] as const
export type RateState = (typeof rateStates)[number]

/** Who set a row: a release of the product, which may renew it, or an admin here. */
export const setters = ['release', 'operator'] as const
export type Setter = (typeof setters)[number]

export const carrierKinds = ['Door', 'PickUpPoint', 'Express'] as const
export type CarrierKind = (typeof carrierKinds)[number]

/** What a shop needs before it can take an order, in the order in which it is done. */
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
