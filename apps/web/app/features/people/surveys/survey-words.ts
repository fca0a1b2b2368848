import {
  brandCounts,
  challenges,
  patientCounts,
  pressureLevels,
  purchasePlaces,
  recommendFrequencies,
  spendRanges,
} from '@salvia/contract/words/people'
import { m } from '#app/paraglide/messages.js'

type Words<T extends readonly string[]> = Record<T[number], () => string>

const patients: Words<typeof patientCounts> = {
  JustStartingOut: m.survey_patients_starting,
  ZeroToFive: m.survey_patients_0_5,
  SixToNine: m.survey_patients_6_9,
  TenOrMore: m.survey_patients_10,
  NotTakingNewPatients: m.survey_patients_none,
  Other: m.survey_other,
}
const spending: Words<typeof spendRanges> = {
  LessThan50: m.survey_spend_50,
  From50To150: m.survey_spend_150,
  From150To300: m.survey_spend_300,
  MoreThan300: m.survey_spend_more,
}
const frequencies: Words<typeof recommendFrequencies> = {
  RarelyOrNever: m.survey_often_rarely,
  Sometimes: m.survey_often_sometimes,
  MostPatients: m.survey_often_most,
  AllPatients: m.survey_often_all,
}
const places: Words<typeof purchasePlaces> = {
  InPracticePurchase: m.survey_place_practice,
  OnlineWebshop: m.survey_place_webshop,
  SpecificOnlineStores: m.survey_place_stores,
  AffiliateLinks: m.survey_place_links,
  NoSpecificPlace: m.survey_place_none,
  LocalPharmacy: m.survey_place_pharmacy,
  Other: m.survey_other,
}
const brands: Words<typeof brandCounts> = {
  One: m.survey_brands_one,
  TwoToThree: m.survey_brands_few,
  MoreThanThree: m.survey_brands_many,
  Unknown: m.survey_brands_unknown,
}
const troubles: Words<typeof challenges> = {
  TooManyBrandsOrStores: m.survey_trouble_brands,
  OutOfStockOrNoSalesInsight: m.survey_trouble_stock,
  UncertainProductQuality: m.survey_trouble_quality,
  ManualTrackingOfStockAndPrice: m.survey_trouble_tracking,
  HardToTrackPatientUsage: m.survey_trouble_usage,
  PatientNonCompliance: m.survey_trouble_compliance,
  NotIntegratedWithWorkflow: m.survey_trouble_workflow,
  PatientCostConcerns: m.survey_trouble_cost,
  NoChallenges: m.survey_trouble_none,
  ProcessComplexityFeedback: m.survey_trouble_process,
  ShippingCostConcerns: m.survey_trouble_shipping,
  Other: m.survey_other,
}
const pressures: Words<typeof pressureLevels> = {
  NoPressure: m.survey_pressure_none,
  MildPressure: m.survey_pressure_mild,
  HighPressure: m.survey_pressure_high,
  Critical: m.survey_pressure_critical,
}

const choices = <T extends string>(values: readonly T[], words: Record<T, () => string>) =>
  values.map((value) => ({ value, label: words[value] }))

/** A survey's questions in order, with the answers of docs/specification.md, section 3. */
export const questions = [
  { id: 'patientCount', title: m.survey_patients, isMany: false, choices: choices(patientCounts, patients) },
  {
    id: 'recommendFrequency',
    title: m.survey_often,
    isMany: false,
    choices: choices(recommendFrequencies, frequencies),
  },
  { id: 'spendRange', title: m.survey_spend, isMany: false, choices: choices(spendRanges, spending) },
  { id: 'purchasePlaces', title: m.survey_place, isMany: true, choices: choices(purchasePlaces, places) },
  { id: 'brandCount', title: m.survey_brands, isMany: false, choices: choices(brandCounts, brands) },
  { id: 'challenges', title: m.survey_trouble, isMany: true, choices: choices(challenges, troubles) },
  {
    id: 'pressureLevel',
    title: m.survey_pressure,
    isMany: false,
    choices: choices(pressureLevels, pressures),
  },
] as const

export type Question = (typeof questions)[number]
