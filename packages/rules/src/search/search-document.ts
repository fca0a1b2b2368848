import type { DoseUnit } from '@salvia/contract/words/catalogue'
import type { Allergen } from '@salvia/contract/words/search'
import { saidOf } from '../product/allergens-named.ts'
import { type ConceptTable, conceptsOf, findConcepts, kindOf, withBroader } from './concepts.ts'
import { doseLexemes } from './dose-lexemes.ts'
import { contentWords, plainWords } from './plain-text.ts'
import { readExclusions } from './read-exclusions.ts'
import { readStrengths } from './read-strength.ts'

export type SearchedIngredient = {
  labelName: string
  form: string | null
  /** Its other names: of the master record, its group, in other languages. */
  names: string[]
  amount: number | null
  unit: DoseUnit | null
}

/** What of a product is searched. */
export type SearchedFacts = {
  name: string
  brandName: string
  deliveryFormatId: string
  otherIngredients: string
  ingredients: SearchedIngredient[]
  /** What it contains or may contain. */
  allergens: Allergen[]
  /** What it was verified for, in every language. */
  marks: string[]
}

/**
 * What is stored of a product to be searched by. `words` are what the lexicon learns; `terms` what a query is matched
 * with: words (`w:`) and concepts (`c:`), those of name and brand (`n:`) and of the name's first word (`b:`) once more,
 * concepts of a form (`f:`), additives among the other ingredients (`o:`), formats that do for the one asked for (`r:`), what belongs to one ingredient (`pair:`,
 * `dose:`); `contents` everything that is in the pack, with the allergens that it holds (`allergen:`), which an exclusion looks
 * at.
 */
export type SearchDocument = { words: string[]; terms: string[]; contents: string[] }

const LONGEST_WORD = 60

/** Formats that do for one another when there is too little of the one asked for. */
const relatedFormats: Record<string, string[]> = {
  softgel: ['capsule'],
  lozenge: ['tablet'],
  drops: ['liquid'],
  sachet: ['powder'],
}

const marked = (mark: string, names: Iterable<string>): string[] =>
  [...names].map((name) => `${mark}:${name}`)

const wordsOf = (texts: string[]): string[] => [
  ...new Set(texts.flatMap(plainWords).filter((word) => word.length <= LONGEST_WORD)),
]

const isLearnt = (word: string): boolean => /\p{L}{2}/u.test(word) || /^[a-z]\d/.test(word)

/** Its label name and other names say what an ingredient is, its form in what it comes: iodine as potassium iodide. */
function ingredientTerms({ labelName, form, names, amount, unit }: SearchedIngredient, table: ConceptTable) {
  const is = [...new Set([labelName, ...names].flatMap((name) => conceptsOf(name, table)))]
  const forms = conceptsOf(form ?? '', table).filter((concept) => !is.includes(concept))
  const dose = amount === null || amount <= 0 || unit === null ? null : { amount, unit }
  return [
    ...marked('c', is),
    ...marked('f', forms),
    ...is.flatMap((concept) => marked(`pair:${concept}`, [...is, ...forms])),
    ...(dose ? [...is, ...forms].flatMap((concept) => doseLexemes(concept, dose)) : []),
  ]
}

const loneLetters: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}'&.-])C(?![\p{L}\p{N}'&.-])/u, 'vitamin_c'],
  [/(?<![\p{L}\p{N}'&.-])E(?![\p{L}\p{N}'&.-])/u, 'vitamin_e'],
]

/** What a name says is in the pack: `(Iron and Copper Free)` says what is not; a lone C or E is the vitamin. */
function conceptsOfName(name: string, table: ConceptTable): string[] {
  const { rest } = readExclusions(name.replaceAll(/\([^)]*\bfree\)/gi, ''))
  const letters = loneLetters.filter(([letter]) => letter.test(rest)).map(([, concept]) => concept)
  return [...new Set([...conceptsOf(rest, table), ...letters])]
}

/** A name may be all that is known of a product: what it says of strength then counts for all that it names. */
function nameTerms({ name, brandName, ingredients }: SearchedFacts, table: ConceptTable): string[] {
  const concepts = conceptsOfName(name, table)
  const named = [...concepts, ...conceptsOf(brandName, table)]
  const begins = findConcepts(contentWords(name), table).slice(0, 1)
  const strengths = ingredients.every(({ amount }) => amount === null) ? readStrengths(name).strengths : []
  return [
    ...marked('c', named),
    ...marked('n', [...wordsOf([name, brandName]), ...named]),
    ...begins.flatMap(({ concept, words }) =>
      marked('b', concept === null ? words : withBroader(concept, table)),
    ),
    ...strengths.flatMap((dose) => concepts.flatMap((concept) => doseLexemes(concept, dose))),
  ]
}

/** `Vegan` is looked for; of what `Gluten free` says the allergens tell more. */
const wordsOfMarks = (marks: string[]): string[] => wordsOf(marks.map((mark) => readExclusions(mark).rest))

const additivesOf = (otherIngredients: string, table: ConceptTable): string[] =>
  conceptsOf(saidOf(otherIngredients), table).filter((concept) => kindOf({ concept }, table) === 'additive')

/** The search document of a product, by the synonyms of `table`. */
export function searchDocument(facts: SearchedFacts, table: ConceptTable): SearchDocument {
  const { name, brandName, deliveryFormatId, otherIngredients, ingredients, allergens } = facts
  const texts = ingredients.flatMap(({ labelName, form, names }) => [labelName, form ?? '', ...names])
  const words = wordsOf([name, brandName, ...texts])
  const told = [...new Set([...words, ...wordsOfMarks(facts.marks)])]
  const terms = [
    ...marked('w', told),
    ...nameTerms(facts, table),
    ...ingredients.flatMap((row) => ingredientTerms(row, table)),
    `c:format:${deliveryFormatId}`,
    ...marked('r:format', relatedFormats[deliveryFormatId] ?? []),
    ...marked('o', additivesOf(otherIngredients, table)),
  ]
  const contained = terms.filter((term) => /^[cf]:/.test(term)).map((term) => term.slice(2))
  return {
    words: told.filter(isLearnt),
    terms: [...new Set(terms)],
    contents: [
      ...new Set([
        ...words,
        ...wordsOf([otherIngredients]),
        ...contained,
        ...conceptsOf(otherIngredients, table),
        ...marked('allergen', allergens),
      ]),
    ],
  }
}
