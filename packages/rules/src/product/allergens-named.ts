import { type Allergen, allergens } from '@salvia/contract/words/search'
import { plainText } from '../search/plain-text.ts'
import { allergenWords, grasses, withoutSoundalikes } from './allergen-words.ts'

/** Allergens that are contained, and those of which there may be some: traces, or a source that is not stated. */
export type AllergenReading = { contained: Allergen[]; possible: Allergen[] }

const ends =
  '(?:but|however|except|contains?|containing|may|made|with|aber|jedoch|ausser|enthalt|kann|konnen|mit|maar|behalve|bevat|kan|kunnen|met|mais|sauf|contient|contenir|peut|peuvent|avec)'

const denials =
  "(?:(?:does|do|did|will) ?(?:not|n't) contain|doesn't contain|don't contain|contains? (?:no|none|neither)|contain no|free (?:of|from)|without|excludes|no|enthalt (?:kein\\w*|weder)|frei von|ohne|kein(?:e|en|er)?|bevat (?:geen|noch)|vrij van|zonder|geen|ne contient (?:pas|ni|aucun\\w*)|exempte? de|sans|pas de|aucun(?:e|es|s)?)"

/** A negation's scope: to the end of the sentence or line, or to a contradicting statement. */
const denied = new RegExp(
  `(?<!\\b(?:not|cannot|nicht|niet|pas|guarantee\\w*)\\b[^.;,\\n]{0,30})(?<![\\w-])${denials}(?![\\w-])(?:(?!\\b${ends}\\b)[^.;!?)\\n])*`,
  'g',
)

/** `soy-free`, `glutenfrei`, `lactosevrij`, `non-dairy`. */
const freeOf =
  /(?<!\b(?:not|nicht|niet|pas)\b[^.;,\n]{0,20})\b\w+(?:[- ]free|-?frei(?:e[mnrs]?)?|-?vrije?)\b(?! (?:form|of|from))|\bnon-?(?:dairy|soy|milk|fish)\b/g

const traces =
  /\b(may (?:also )?contain|traces|trace amounts?|kann|konnen|spuren|kan|kunnen|sporen|peut|peuvent|facility|equipment|also process\w*)\b[^.;!?\n]*/g

const inOrder = (text: string): Allergen[] => allergens.filter((name) => allergenWords[name].test(text))

/** Normalised text without negated parts and false friends. */
export const saidOf = (text: string): string =>
  withoutSoundalikes(plainText(text)).replaceAll(freeOf, ' ').replaceAll(denied, ' ')

/**
 * The allergens that a text names, in the order of the law, read in the four languages: what a sentence or line denies
 * is not named, what it says there may be traces of is possible, as is gluten in the
 * grass of cereals. In doubt it names: a false "contains" is a nuisance,
 * a false "free of" a danger.
 */
export function readAllergens(text: string): AllergenReading {
  const said = saidOf(text)
  const contained = inOrder(said.replaceAll(traces, ' ').replaceAll(grasses, ' '))
  return { contained, possible: inOrder(said).filter((name) => !contained.includes(name)) }
}

/** All that a text names, with what there may be traces of. */
export const allergensNamed = (text: string): Allergen[] => inOrder(saidOf(text))

/** The allergens that a text says are not there: `milk-free`, `contains no wheat, gluten or soy`. */
export function allergensDenied(text: string): Allergen[] {
  const plain = withoutSoundalikes(plainText(text))
  return inOrder([...plain.matchAll(freeOf), ...plain.matchAll(denied)].map(([part]) => part).join('\n'))
}
