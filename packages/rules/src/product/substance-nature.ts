import type { LanguageCode, Translated } from '@salvia/contract/words/locale'

/** The categories of the shop that are kinds of nutrients or substances, as they follow the word "with". */
const natures: Record<string, Translated> = {
  vitamins: { en: 'vitamins', de: 'Vitaminen', nl: 'vitamines', fr: 'vitamines' },
  'b-vitamins': { en: 'B vitamins', de: 'B-Vitaminen', nl: 'B-vitamines', fr: 'vitamines B' },
  minerals: { en: 'minerals', de: 'Mineralstoffen', nl: 'mineralen', fr: 'minéraux' },
  'trace-elements': {
    en: 'trace elements',
    de: 'Spurenelementen',
    nl: 'spoorelementen',
    fr: 'oligo-éléments',
  },
  multivitamins: {
    en: 'vitamins and minerals',
    de: 'Vitaminen und Mineralstoffen',
    nl: 'vitamines en mineralen',
    fr: 'vitamines et minéraux',
  },
  'fatty-acids': { en: 'fatty acids', de: 'Fettsäuren', nl: 'vetzuren', fr: 'acides gras' },
  probiotics: { en: 'live cultures', de: 'Bakterienkulturen', nl: 'bacterieculturen', fr: 'ferments' },
  fibre: { en: 'fibre', de: 'Ballaststoffen', nl: 'vezels', fr: 'fibres' },
  'amino-acids': { en: 'amino acids', de: 'Aminosäuren', nl: 'aminozuren', fr: 'acides aminés' },
  protein: { en: 'protein', de: 'Eiweiß', nl: 'eiwit', fr: 'protéines' },
  herbs: { en: 'botanicals', de: 'Pflanzenstoffen', nl: 'plantenstoffen', fr: 'plantes' },
  adaptogens: { en: 'botanicals', de: 'Pflanzenstoffen', nl: 'plantenstoffen', fr: 'plantes' },
  mushrooms: { en: 'mushrooms', de: 'Pilzen', nl: 'paddenstoelen', fr: 'champignons' },
}

/** Whether a category of the shop is a kind of substances, and not what something is taken for. */
export const isOfSubstances = (categoryId: string): boolean => categoryId in natures

const MOST_NAMES = 3

type Substances = { categoryIds: string[]; ingredientNames: string[] }

/**
 * What characterises a supplement (Directive 2002/46/EC, art. 6 (3) (a)): its categories that are kinds of substances,
 * else its first three ingredients by name. What it is taken for is no substance and is never named.
 */
export function substanceNature(
  { categoryIds, ingredientNames }: Substances,
  language: LanguageCode,
): string[] {
  const named = [...new Set(categoryIds.flatMap((id) => natures[id]?.[language] ?? []))]
  return named.length > 0 ? named : [...new Set(ingredientNames)].slice(0, MOST_NAMES)
}
