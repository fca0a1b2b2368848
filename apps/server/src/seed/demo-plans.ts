import type { LanguageCode } from '@salvia/contract/words/locale'
import {
  bComplex,
  boulardii,
  coq10,
  curcumin,
  type DemoItem,
  dophilus,
  glutamine,
  glycine,
  iron,
  lionsMane,
  magnesium,
  omega,
  theanine,
  tryptophan,
  vitaminD,
} from './demo-items.ts'

export type DemoPlan = {
  author: 'practitioner' | 'practitioner2' | 'admin'
  name: string
  languageCode: LanguageCode
  description: string
  summary?: string
  evidence?: string
  discountPercentage: number
  templateCategoryId?: string
  isGlobalTemplate?: boolean
  isTemplate?: boolean
  madeDaysAgo: number
  sharedDaysAgo: number | null
  items: DemoItem[]
}

const sophie = (plan: Omit<DemoPlan, 'author' | 'languageCode'>): DemoPlan => ({
  author: 'practitioner',
  languageCode: 'en',
  ...plan,
})
const jan = (plan: Omit<DemoPlan, 'author' | 'languageCode'>): DemoPlan => ({
  author: 'practitioner2',
  languageCode: 'de',
  ...plan,
})

/** Templates: global ones by named experts, the provider's, and an expert's own. Doses are at or below those of the labels. */
export const demoTemplates: DemoPlan[] = [
  sophie({
    name: 'Winter basics',
    description: 'What most people in northern Europe run low on between October and April.',
    discountPercentage: 10,
    templateCategoryId: 'general-health',
    isTemplate: true,
    isGlobalTemplate: true,
    madeDaysAgo: 200,
    sharedDaysAgo: null,
    items: [vitaminD, omega],
  }),
  sophie({
    name: 'Evening wind-down',
    description: 'For people who fall asleep late: minerals and amino acids an hour before bed.',
    discountPercentage: 10,
    templateCategoryId: 'sleep',
    isTemplate: true,
    isGlobalTemplate: true,
    madeDaysAgo: 180,
    sharedDaysAgo: null,
    items: [theanine, glycine, magnesium],
  }),
  jan({
    name: 'Darm nach Antibiotika',
    description: 'Vier Wochen Aufbau nach einer Antibiotikabehandlung.',
    discountPercentage: 5,
    templateCategoryId: 'digestion',
    isTemplate: true,
    isGlobalTemplate: true,
    madeDaysAgo: 150,
    sharedDaysAgo: null,
    items: [boulardii, glutamine],
  }),
  {
    author: 'admin',
    languageCode: 'en',
    name: 'Everyday basics',
    description: 'A short start for people who take nothing yet.',
    discountPercentage: 0,
    templateCategoryId: 'general-health',
    isTemplate: true,
    isGlobalTemplate: true,
    madeDaysAgo: 120,
    sharedDaysAgo: null,
    items: [bComplex, vitaminD],
  },
  sophie({
    name: 'After a long flight',
    description: 'Two weeks to find your own evenings again.',
    discountPercentage: 10,
    templateCategoryId: 'sleep',
    isTemplate: true,
    madeDaysAgo: 90,
    sharedDaysAgo: null,
    items: [glycine, magnesium],
  }),
]

/** Fifteen plans of two practices: five of a year past, the others of this season; shared, ordered from, pending. */
export const demoPlans: DemoPlan[] = [
  sophie({
    name: 'Strong through winter',
    description: 'For the dark months, with a new look at your blood values in spring.',
    discountPercentage: 10,
    madeDaysAgo: 357,
    sharedDaysAgo: 356,
    items: [vitaminD, omega, bComplex],
  }),
  sophie({
    name: 'Back on the bike',
    description: 'For a season of long rides, and the days after them.',
    discountPercentage: 5,
    madeDaysAgo: 240,
    sharedDaysAgo: 239,
    items: [magnesium, omega, coq10],
  }),
  jan({
    name: 'Neuer Schwung',
    description: 'Drei Monate Energie für den Alltag.',
    discountPercentage: 10,
    madeDaysAgo: 290,
    sharedDaysAgo: 288,
    items: [bComplex, coq10],
  }),
  jan({
    name: 'Leichter Frühling',
    description: 'Für den Darm, nach einem langen Winter.',
    discountPercentage: 5,
    madeDaysAgo: 256,
    sharedDaysAgo: 252,
    items: [boulardii, dophilus],
  }),
  sophie({
    name: 'Calm summer',
    description: 'For light nights: something for the end of the day.',
    discountPercentage: 10,
    madeDaysAgo: 130,
    sharedDaysAgo: 128,
    items: [theanine, glycine],
  }),
  sophie({
    name: 'Sleep and recovery',
    description:
      'You fall asleep late and wake up tired, and your ferritin is low. This plan fills your iron in the mornings and calms your evenings.',
    discountPercentage: 10,
    madeDaysAgo: 12,
    sharedDaysAgo: 11,
    items: [iron, bComplex, omega, theanine, dophilus, glycine, magnesium],
  }),
  sophie({
    name: 'Energy after surgery',
    description: 'Three months to get your strength back.',
    discountPercentage: 10,
    madeDaysAgo: 70,
    sharedDaysAgo: 69,
    items: [iron, bComplex, coq10],
  }),
  sophie({
    name: 'Perimenopause, first steps',
    description: 'A calm start: we add one thing a month and see what helps.',
    discountPercentage: 15,
    madeDaysAgo: 40,
    sharedDaysAgo: 39,
    items: [magnesium, omega, vitaminD],
  }),
  sophie({
    name: 'Marathon build-up',
    description: 'For the eight weeks before the race.',
    discountPercentage: 5,
    madeDaysAgo: 30,
    sharedDaysAgo: 28,
    items: [omega, curcumin, magnesium],
  }),
  sophie({
    name: 'Clear head',
    description: 'For long days at the desk.',
    discountPercentage: 0,
    madeDaysAgo: 20,
    sharedDaysAgo: 16,
    items: [lionsMane, bComplex],
  }),
  sophie({
    name: 'Quiet nights',
    description: 'One month, then we talk again.',
    discountPercentage: 10,
    madeDaysAgo: 5,
    sharedDaysAgo: null,
    items: [tryptophan, magnesium],
  }),
  jan({
    name: 'Darm, Monate 1 bis 2',
    description: 'Erst beruhigen, dann aufbauen.',
    discountPercentage: 10,
    madeDaysAgo: 60,
    sharedDaysAgo: 58,
    items: [boulardii, glutamine, dophilus],
  }),
  jan({
    name: 'Gelenke und Rücken',
    description: 'Begleitend zur Physiotherapie.',
    discountPercentage: 10,
    madeDaysAgo: 45,
    sharedDaysAgo: 44,
    items: [curcumin, omega],
  }),
  jan({
    name: 'Herbst',
    description: 'Für die dunkle Jahreszeit.',
    discountPercentage: 5,
    madeDaysAgo: 25,
    sharedDaysAgo: 24,
    items: [vitaminD, coq10],
  }),
  jan({
    name: 'Schlaf',
    description: 'Abends zur Ruhe kommen.',
    discountPercentage: 10,
    madeDaysAgo: 3,
    sharedDaysAgo: null,
    items: [theanine, magnesium],
  }),
]
