export const addressKinds = ['Billing', 'Shipping'] as const
export type AddressKind = (typeof addressKinds)[number]

export const businessTypes = ['Individual', 'Company'] as const
export type BusinessType = (typeof businessTypes)[number]

export const companyForms = ['SoleProprietorship', 'PrivateCompany'] as const
export type CompanyForm = (typeof companyForms)[number]

export const bankAccountTypes = ['Checking', 'Savings'] as const
export type BankAccountType = (typeof bankAccountTypes)[number]

export const patientCounts = [
  'JustStartingOut',
  'ZeroToFive',
  'SixToNine',
  'TenOrMore',
  'NotTakingNewPatients',
  'Other',
] as const
export type PatientCount = (typeof patientCounts)[number]

export const spendRanges = ['LessThan50', 'From50To150', 'From150To300', 'MoreThan300'] as const
export type SpendRange = (typeof spendRanges)[number]

export const recommendFrequencies = ['RarelyOrNever', 'Sometimes', 'MostPatients', 'AllPatients'] as const
export type RecommendFrequency = (typeof recommendFrequencies)[number]

export const purchasePlaces = [
  'InPracticePurchase',
  'OnlineWebshop',
  'SpecificOnlineStores',
  'AffiliateLinks',
  'NoSpecificPlace',
  'LocalPharmacy',
  'Other',
] as const
export type PurchasePlace = (typeof purchasePlaces)[number]

export const brandCounts = ['One', 'TwoToThree', 'MoreThanThree', 'Unknown'] as const
export type BrandCount = (typeof brandCounts)[number]

export const challenges = [
  'TooManyBrandsOrStores',
  'OutOfStockOrNoSalesInsight',
  'UncertainProductQuality',
  'ManualTrackingOfStockAndPrice',
  'HardToTrackPatientUsage',
  'PatientNonCompliance',
  'NotIntegratedWithWorkflow',
  'PatientCostConcerns',
  'NoChallenges',
  'ProcessComplexityFeedback',
  'ShippingCostConcerns',
  'Other',
] as const
export type Challenge = (typeof challenges)[number]

export const pressureLevels = ['NoPressure', 'MildPressure', 'HighPressure', 'Critical'] as const
export type PressureLevel = (typeof pressureLevels)[number]

export const surveyTypes = ['onboarding', 'feedback'] as const
export type SurveyType = (typeof surveyTypes)[number]

/** Pixels (docs/specification.md, section 9); each stored at 1x and 2x. */
export const avatarSizes = [40, 60, 100] as const
