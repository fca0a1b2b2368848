import type { DoseUnit } from '@salvia/contract/words/catalogue'
import { saidOf } from '../product/allergens-named.ts'
import type { Diet } from '../product/diets.ts'
import { type ProductFacts, tellsRows } from '../product/product-facts.ts'
import { type ConceptTable, conceptsOf, findConcepts, kindOf, withBroader } from './concepts.ts'
import { doseLexemes } from './dose-lexemes.ts'
import { CATEGORY, isOfProducts } from './everyday-names.ts'
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
  /** What it contains, what it is free of, and how much of its label is known. */
  facts: ProductFacts
  /** What it was verified for, in every language. */
  marks: string[]
  /** The diets that its label says it is suited for. */
  diets: Diet[]
  /** Ids of its categories. */
  categories: string[]
  /** Texts about it, in every language: descriptions, how it is taken, the names of its categories. */
  texts: string[]
}

/**
 * What is stored of a product to be searched by. `words` are what the lexicon learns; `terms` what a query is matched
 * with: words (`w:`) and concepts (`c:`), those of name and brand (`n:`) and of the name's first word (`b:`) once more,
 * concepts of a form (`f:`), additives among the other ingredients (`o:`), formats that do for the one asked for (`r:`), what belongs to one ingredient (`pair:`,
 * `dose:`), its categories (`c:category:`), the whole of its name (`whole:`), the words of its texts (`t:`); `contents` everything that is in the pack, with what its facts say that it holds (`holds:`) and is free of (`free:`) and
 * how much of its label is known (`label:`), which an exclusion looks at. What the label says outright that it is free of
 * (`said:`) and that the label is known are in `terms` too, as both rank first.
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

/** What a text of a label names; which category it belongs in and which diet it suits no word of it decides. */
const conceptsIn = (text: string, table: ConceptTable): string[] =>
  conceptsOf(text, table).filter(isOfProducts)

/** Its label name and other names say what an ingredient is, its form in what it comes: iodine as potassium iodide. */
function ingredientTerms({ labelName, form, names, amount, unit }: SearchedIngredient, table: ConceptTable) {
  const is = [...new Set([labelName, ...names].flatMap((name) => conceptsIn(name, table)))]
  const forms = conceptsIn(form ?? '', table).filter((concept) => !is.includes(concept))
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
  return [...new Set([...conceptsIn(rest, table), ...letters])]
}

/** A name may be all that is known of a product: its strength then applies to everything that it names. */
function nameTerms({ name, brandName, ingredients }: SearchedFacts, table: ConceptTable): string[] {
  const concepts = conceptsOfName(name, table)
  const named = [...concepts, ...conceptsIn(brandName, table)]
  const begins = findConcepts(contentWords(name), table).slice(0, 1)
  const strengths = ingredients.every(({ amount }) => amount === null) ? readStrengths(name).strengths : []
  return [
    ...marked('c', named),
    ...marked('n', [...wordsOf([name, brandName]), ...named]),
    ...begins.flatMap(({ concept, words }) =>
      marked('b', concept === null ? words : withBroader(concept, table).filter(isOfProducts)),
    ),
    ...strengths.flatMap((dose) => concepts.flatMap((concept) => doseLexemes(concept, dose))),
  ]
}

/** `Vegan` is looked for; of what `Gluten free` says the allergens tell more. */
const wordsOfMarks = (marks: string[]): string[] => wordsOf(marks.map((mark) => readExclusions(mark).rest))

const additivesOf = (otherIngredients: string, table: ConceptTable): string[] =>
  conceptsIn(saidOf(otherIngredients), table).filter((concept) => kindOf({ concept }, table) === 'additive')

/** What a product is called, with its brand and without, as one. */
const wholeNames = ({ name, brandName }: SearchedFacts): string[] =>
  marked(
    'whole',
    [name, `${brandName} ${name}`].map((called) => plainWords(called).join(' ')),
  )

const LONGEST_TEXT_WORD = 30

/** Words of texts that say something; those of one or two letters are of other words. */
const wordsOfTexts = (texts: string[]): string[] => [
  ...new Set(texts.flatMap(contentWords).filter(({ length }) => length > 2 && length <= LONGEST_TEXT_WORD)),
]

/** What the facts of a product tell an exclusion; a name says what is not there of what no subject is. */
function factLexemes({ facts, diets, name }: SearchedFacts, table: ConceptTable): string[] {
  const { contains, freeOf, label } = facts
  return [
    ...marked('holds', contains),
    ...marked('free', [...freeOf, ...conceptsOf(readExclusions(name).excluded.join(', '), table)]),
    ...marked('diet', diets),
    ...(tellsRows(label) ? ['label:rows'] : []),
    ...(label === 'Complete' ? ['label:complete'] : []),
  ]
}

/** The search document of a product, by the synonyms of `table`. */
export function searchDocument(facts: SearchedFacts, table: ConceptTable): SearchDocument {
  const { name, brandName, deliveryFormatId, otherIngredients, ingredients } = facts
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
    ...marked(`c:${CATEGORY.slice(0, -1)}`, facts.categories),
    ...wholeNames(facts),
    ...marked('t', wordsOfTexts(facts.texts)),
    ...marked('said', facts.facts.stated),
    ...(tellsRows(facts.facts.label) ? ['label:rows'] : []),
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
        ...conceptsIn(otherIngredients, table),
        ...factLexemes(facts, table),
        ...wholeNames(facts),
      ]),
    ],
  }
}
