import {
  bComplex,
  boulardii,
  coq10,
  curcumin,
  type DemoItem,
  dophilus,
  glycine,
  iron,
  lionsMane,
  magnesium,
  omega,
  theanine,
  vitaminD,
} from './demo-items.ts'
import type { DemoPlan } from './demo-plans.ts'

/** The demo's notes are in English and belong to one client's plan. */
const plain = (...items: DemoItem[]): DemoItem[] => items.map(({ notes: _, ...item }) => item)

type Template = Pick<
  DemoPlan,
  | 'author'
  | 'name'
  | 'languageCode'
  | 'templateCategoryId'
  | 'description'
  | 'summary'
  | 'evidence'
  | 'madeDaysAgo'
  | 'items'
>

const template = (rest: Template): DemoPlan => ({
  ...rest,
  discountPercentage: 0,
  isTemplate: true,
  isGlobalTemplate: true,
  sharedDaysAgo: null,
})

/**
 * Templates by experts in all four languages. Summary and evidence say what the products contain and which nutrients
 * have a reference value in Regulation (EU) No 1169/2011, annex XIII; none says what a product does.
 */
export const demoExpertTemplates: DemoPlan[] = [
  template({
    author: 'practitioner',
    name: 'Minerals, a first month',
    languageCode: 'en',
    templateCategoryId: 'energy',
    description: 'One month with two minerals, then we look at it together.',
    summary: 'An iron and a magnesium product. Check what else is taken before you use it.',
    evidence: 'Iron and magnesium have a reference value in Regulation (EU) No 1169/2011, annex XIII.',
    madeDaysAgo: 340,
    items: plain(iron, magnesium),
  }),
  template({
    author: 'practitioner',
    name: 'Desk days',
    languageCode: 'en',
    templateCategoryId: 'memory',
    description: 'Two products for working days.',
    summary: 'A B complex and a mushroom product.',
    evidence:
      'The B vitamins have reference values in Regulation (EU) No 1169/2011, annex XIII; the mushroom has none.',
    madeDaysAgo: 310,
    items: plain(bComplex, lionsMane),
  }),
  template({
    author: 'practitioner',
    name: 'Training weeks',
    languageCode: 'en',
    templateCategoryId: 'sport',
    description: 'For the weeks in which you train more than usual.',
    summary: 'Fish oil with vitamin D, a curcumin product and magnesium.',
    evidence:
      'Magnesium and vitamin D have a reference value in Regulation (EU) No 1169/2011, annex XIII; omega-3 and curcumin have none.',
    madeDaysAgo: 280,
    items: plain(omega, curcumin, magnesium),
  }),
  template({
    author: 'practitioner',
    name: 'Rustige avonden',
    languageCode: 'nl',
    templateCategoryId: 'stress',
    description: 'Twee producten voor de avond, een maand lang.',
    summary: 'Een product met L-theanine en een met magnesium.',
    evidence:
      'Magnesium heeft een referentiewaarde in Verordening (EU) nr. 1169/2011, bijlage XIII; L-theanine heeft er geen.',
    madeDaysAgo: 250,
    items: plain(theanine, magnesium),
  }),
  template({
    author: 'practitioner',
    name: 'Basis voor de winter',
    languageCode: 'nl',
    templateCategoryId: 'immune-system',
    description: 'Van oktober tot en met april.',
    summary: 'Een product met vitamine D en een B-complex.',
    evidence:
      'Vitamine D en de B-vitamines hebben referentiewaarden in Verordening (EU) nr. 1169/2011, bijlage XIII.',
    madeDaysAgo: 220,
    items: plain(vitaminD, bComplex),
  }),
  template({
    author: 'practitioner2',
    name: 'Gelenke, die ersten acht Wochen',
    languageCode: 'de',
    templateCategoryId: 'joints',
    description: 'Acht Wochen, danach besprechen wir, wie es weitergeht.',
    summary: 'Ein Curcumin-Produkt und Fischöl mit Vitamin D.',
    evidence:
      'Für Vitamin D nennt Anhang XIII der Verordnung (EU) Nr. 1169/2011 einen Referenzwert, für Curcumin und Omega-3 keinen.',
    madeDaysAgo: 300,
    items: plain(curcumin, omega),
  }),
  template({
    author: 'practitioner2',
    name: 'Grundlage ab fünfzig',
    languageCode: 'de',
    templateCategoryId: 'heart',
    description: 'Eine einfache Grundlage für jeden Tag.',
    summary: 'Coenzym Q10, Fischöl mit Vitamin D und ein B-Komplex.',
    evidence:
      'Für Vitamin D und die B-Vitamine nennt Anhang XIII der Verordnung (EU) Nr. 1169/2011 Referenzwerte, für Q10 und Omega-3 keine.',
    madeDaysAgo: 260,
    items: plain(coq10, omega, bComplex),
  }),
  template({
    author: 'practitioner2',
    name: 'Retour au calme',
    languageCode: 'fr',
    templateCategoryId: 'sleep',
    description: 'Un mois, le soir.',
    summary: 'Un produit à base de glycine et un produit à base de magnésium.',
    evidence:
      'Le magnésium a une valeur de référence à l’annexe XIII du règlement (UE) n° 1169/2011 ; la glycine n’en a pas.',
    madeDaysAgo: 230,
    items: plain(glycine, magnesium),
  }),
  template({
    author: 'practitioner2',
    name: 'Au retour d’un voyage',
    languageCode: 'fr',
    templateCategoryId: 'digestion',
    description: 'Quatre semaines avec deux produits.',
    summary: 'Deux produits contenant des micro-organismes vivants, d’après leurs étiquettes.',
    evidence: 'Le règlement (UE) n° 1169/2011 ne fixe pas de valeur de référence pour les micro-organismes.',
    madeDaysAgo: 190,
    items: plain(boulardii, dophilus),
  }),
]
