export { adminReferenceRoutes } from './admin-reference-routes.ts'
export { cachedReference, type DisplayRates, displayRates, forgetReference } from './cached-reference.ts'
export { listCarriers } from './data/carrier-queries.ts'
export { type ChargedVat, chargedVat, hasUnknownVat } from './data/charged-vat.ts'
export { commissionIsAllowed } from './data/commission-law-queries.ts'
export { listExchangeRates } from './data/reference-queries.ts'
export {
  commissionLaws,
  deliveryFormats,
  intakeFormats,
  productCategories,
  templateCategories,
  vatTerritories,
  verifications,
} from './data/reference-tables.ts'
export { readSetupReference } from './data/setup-queries.ts'
export { findStandardVat } from './data/standard-vat.ts'
export { supplyDay } from './data/supply-day.ts'
export { checkCountry, isCountry } from './is-country.ts'
export { geolocationRoutes, referenceRoutes } from './routes.ts'
export { countryHeaders, shipToCountry } from './ship-to-country.ts'
export { seedReference } from './use-cases/seed-reference.ts'
export { addCategory, changeCategory, lockCategory } from './use-cases/write-category.ts'
export { COMMISSION_LAW_CHANGED } from './use-cases/write-commission-law.ts'
