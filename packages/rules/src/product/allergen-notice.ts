import type { LanguageCode, Translated } from '@salvia/contract/words/locale'
import type { Allergen } from '@salvia/contract/words/search'
import type { AllergenReading } from './allergens-named.ts'

/** As they follow the word "contains". */
const names: Record<Allergen, Translated> = {
  Gluten: {
    en: 'cereals containing gluten',
    de: 'glutenhaltiges Getreide',
    nl: 'glutenbevattende granen',
    fr: 'des céréales contenant du gluten',
  },
  Crustaceans: { en: 'crustaceans', de: 'Krebstiere', nl: 'schaaldieren', fr: 'des crustacés' },
  Eggs: { en: 'egg', de: 'Ei', nl: 'ei', fr: 'des œufs' },
  Fish: { en: 'fish', de: 'Fisch', nl: 'vis', fr: 'du poisson' },
  Peanuts: { en: 'peanuts', de: 'Erdnüsse', nl: 'pinda’s', fr: 'des arachides' },
  Soy: { en: 'soy', de: 'Soja', nl: 'soja', fr: 'du soja' },
  Milk: { en: 'milk', de: 'Milch', nl: 'melk', fr: 'du lait' },
  Nuts: { en: 'nuts', de: 'Schalenfrüchte', nl: 'noten', fr: 'des fruits à coque' },
  Celery: { en: 'celery', de: 'Sellerie', nl: 'selderij', fr: 'du céleri' },
  Mustard: { en: 'mustard', de: 'Senf', nl: 'mosterd', fr: 'de la moutarde' },
  Sesame: { en: 'sesame', de: 'Sesam', nl: 'sesam', fr: 'du sésame' },
  Sulphites: { en: 'sulphites', de: 'Sulfite', nl: 'sulfieten', fr: 'des sulfites' },
  Lupin: { en: 'lupin', de: 'Lupinen', nl: 'lupine', fr: 'du lupin' },
  Molluscs: { en: 'molluscs', de: 'Weichtiere', nl: 'weekdieren', fr: 'des mollusques' },
}

const contains: Translated = {
  en: 'Contains {names}.',
  de: 'Enthält {names}.',
  nl: 'Bevat {names}.',
  fr: 'Contient {names}.',
}

const mayContain: Translated = {
  en: 'May contain {names}.',
  de: 'Kann {names} enthalten.',
  nl: 'Kan {names} bevatten.',
  fr: 'Peut contenir {names}.',
}

const sentence = (text: Translated, of: Allergen[], language: LanguageCode): string[] =>
  of.length === 0
    ? []
    : [text[language].replace('{names}', () => of.map((name) => names[name][language]).join(', '))]

/**
 * Which allergens a product contains and may contain, in full sentences (Regulation (EU) No 1169/2011, art. 21), those
 * left out that its maker's text names already; null where nothing is left to say.
 */
export function allergenNotice(
  { contained, possible }: AllergenReading,
  saidByMaker: Allergen[],
  language: LanguageCode,
): string | null {
  const unsaid = (named: Allergen[]) => named.filter((name) => !saidByMaker.includes(name))
  const said = [
    ...sentence(contains, unsaid(contained), language),
    ...sentence(mayContain, unsaid(possible), language),
  ]
  return said.length === 0 ? null : said.join(' ')
}
