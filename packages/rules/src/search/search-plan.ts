import type { MatchKind } from '@salvia/contract/words/search'
import { isOfSubstances } from '../product/substance-nature.ts'
import { type Absence, absenceOf, dietAbsence, jointAbsence, unlessCalled } from './absence.ts'
import type { AskedWords } from './asked-words.ts'
import { findConcepts, kindOf } from './concepts.ts'
import { doseLexemes } from './dose-lexemes.ts'
import { CATEGORY, FOOD } from './everyday-names.ts'
import type { ParsedQuery, QueryTerm } from './parse-query.ts'
import type { SearchLexicon } from './search-lexicon.ts'
import { allOf, isLetter, oneOf, widerSearches } from './wider-search.ts'

/** A text search query, what a product that it finds is worth more, and what that says of which part of the query. */
export type SearchPart = { match: string; weight: number; text: string; kind: MatchKind | null }

/**
 * A query as text searches over search documents: `all` finds what holds every term, `named` those of them that name
 * each in their name; `core` asks only for what the query is about, not for format and side words, `wider` for ever
 * less of the terms, `texts` what names each term at least in its texts; `whole` finds what is called just so. `absence` says
 * what is to be absent, `categories` which of the shop's categories are meant, `corrected` how the query was read where
 * a word of it was corrected; `other` are the additives where nothing
 * else is asked for, which stand among the other ingredients where they stand nowhere else. `asked` are its parts as they were typed.
 */
export type SearchPlan = {
  all: string
  named: string
  core: string
  wider: string[]
  texts: string
  whole: string
  categories: string[]
  corrected: string | null
  absence: Absence | null
  other: SearchPart[]
  parts: SearchPart[]
  asked: AskedWords[]
}

const MOST_TERMS = 8
/** The last word of a name that is known begins others too from its third letter on: the C of vitamin C means none. */
const endsInBeginning = /\S{3}$/

const weights = {
  whole: 60,
  any: 6,
  text: 1,
  kind: 1,
  exact: 3,
  named: 2,
  begins: 3,
  pair: 3,
  strength: 8,
  label: 2,
  stated: 10,
  preferred: 3,
}

const quoted = (lexeme: string): string => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`

const inMark = (mark: string, names: string[]): string[] => names.map((name) => quoted(`${mark}:${name}`))

type TermMatches = {
  text: string
  any: string
  kind: string
  exact: string
  named: string
  begins: string
  /** What it is for, not what it is or holds. */
  isUse: boolean
  /** What its texts say: descriptions, intake, the names of its categories. */
  texts: string
}

/** A use or a food by its one typed word: what holds the word holds it, too. */
const byWord = ({ concept, words }: QueryTerm): string[] =>
  words.length === 1 && (concept?.startsWith(CATEGORY) || concept?.startsWith(FOOD)) ? inMark('w', words) : []

/** What a term is matched by: itself, what it is a kind of, what else may be meant, what it begins. */
function matchesOf(term: QueryTerm, { concepts: table }: SearchLexicon): TermMatches {
  const { concept, words, text, broader, begun: phrases, alternatives, isBeginning } = term
  const names = concept === null ? words : [concept]
  const isCategory = concept?.startsWith(CATEGORY) ?? false
  const isDone = isBeginning && concept !== null && (isCategory || !endsInBeginning.test(words.join(' ')))
  // What the last word may become counts with the words before it only: `krill oil` is no `oily fish`.
  const before = inMark('w', words.slice(0, -1))
  const typing = isBeginning && !isDone ? words.slice(-1) : []
  const begun = typing.map((last) => `${quoted(`w:${last}`)}:*`)
  const isBegun = (word: string) => typing.some((last) => word.startsWith(last))
  const become = (isDone ? [] : alternatives).flatMap((word) => [
    ...(isBegun(word) ? [] : inMark('w', [word])),
    ...inMark(
      'c',
      findConcepts([word], table).flatMap(({ concept: other }) => other ?? []),
    ),
  ])
  const others = [...become, ...begun].map((other) => allOf([...before, other]))
  // The first words of a begun name are none by themselves.
  const isPhrase = phrases.length > 0
  const called = isPhrase ? phrases : names
  const exact = inMark(isPhrase || concept !== null ? 'c' : 'w', called)
  const kind = [...inMark('f', called), ...inMark('c', broader), ...inMark('r', called)]
  return {
    text,
    isUse: isCategory && !isOfSubstances(`${concept}`.slice(CATEGORY.length)),
    any: oneOf([...exact, ...kind, ...byWord(term), ...others]),
    kind: oneOf([...exact, ...inMark('f', called)]),
    exact: oneOf(exact),
    named: oneOf(inMark('n', called)),
    begins: oneOf(inMark('b', called)),
    texts: allOf(inMark('t', words)),
  }
}

function partsOf({ text, isUse, any, kind, exact, named, begins }: TermMatches): SearchPart[] {
  const by = (what: MatchKind): MatchKind => (isUse ? 'Use' : what)
  return [
    { match: any, weight: weights.any, text, kind: by('Similar') },
    { match: kind, weight: weights.kind, text, kind: by('Kind') },
    { match: exact, weight: weights.exact, text, kind: by('Content') },
    { match: named, weight: weights.named, text, kind: 'Name' },
    { match: begins, weight: weights.begins, text, kind: null },
  ]
}

const textParts = (matches: TermMatches[]): SearchPart[] =>
  matches.map(({ texts, text }) => ({ match: texts, weight: weights.text, text, kind: 'Text' }))

function pairParts(terms: QueryTerm[]): SearchPart[] {
  const concepts = terms.flatMap(({ concept }) => (concept?.startsWith('format:') ? [] : (concept ?? [])))
  return concepts.slice(1).flatMap((second, at) => {
    const pair = [concepts[at], second]
    const match = oneOf([pair, pair.toReversed()].map((both) => quoted(`pair:${both.join(':')}`)))
    return [{ match, weight: weights.pair, text: '', kind: null }]
  })
}

function strengthParts({ terms, strengths }: ParsedQuery): SearchPart[] {
  const concepts = terms.flatMap(({ concept }) => concept ?? [])
  return strengths.map((strength) => ({
    match: oneOf(concepts.flatMap((concept) => doseLexemes(concept, strength).map(quoted))),
    weight: weights.strength,
    text: `${strength.amount} ${strength.unit}`,
    kind: 'Strength' as const,
  }))
}

function absencesOf(parsed: ParsedQuery, { concepts }: SearchLexicon): Absence | null {
  const { excluded, excludedSubjects, diets, whole } = parsed
  const absence = jointAbsence([
    ...excluded.map((terms, at) => absenceOf(terms, excludedSubjects.slice(at, at + 1).flat(), concepts)),
    ...diets.map(dietAbsence),
  ])
  return absence && unlessCalled(absence, whole)
}

/** Of what answers alike, known labels first; a name that says all that is asked for comes before a label that holds it among others. */
const labelPart: SearchPart = { match: quoted('label:rows'), weight: weights.label, text: '', kind: null }

/** Labels that say that something is absent lead those that only do not name it. */
const statedParts = ({ excludedSubjects }: ParsedQuery): SearchPart[] =>
  excludedSubjects.flat().map((subject) => ({
    match: quoted(`said:${subject}`),
    weight: weights.stated,
    text: '',
    kind: null,
  }))

/** Concepts describing how something is made, not what it is. */
const sideConcepts = ['extract', 'free_form']

const isCore = (term: QueryTerm | undefined): boolean =>
  Boolean(term?.begun.length) ||
  (typeof term?.concept === 'string' &&
    !sideConcepts.includes(term.concept) &&
    !term.concept.startsWith('format:'))

const isHint = (term: QueryTerm, at: number): boolean =>
  at > 0 && term.isBeginning && isLetter(term) && /\p{L}/u.test(term.words.join(''))

function otherParts(terms: QueryTerm[], { concepts: table }: SearchLexicon): SearchPart[] {
  if (!terms.every((term) => kindOf(term, table) === 'additive')) return []
  return terms.map(({ concept, words }) => ({
    match: oneOf(inMark('o', [`${concept}`])),
    weight: weights.any,
    text: words.join(' '),
    kind: 'Additive',
  }))
}

/** The categories that the terms name, or that bear the name of what they ask for. */
const categoriesOf = (terms: QueryTerm[], { concepts: { broader } }: SearchLexicon): string[] => [
  ...new Set(
    terms
      .flatMap(({ concept }) => (concept === null ? [] : [concept, ...new Set(broader.get(concept))]))
      .flatMap((concept) => (concept.startsWith(CATEGORY) ? [concept.slice(CATEGORY.length)] : [])),
  ),
]

/** The plan with products of one delivery format first among those that answer alike. */
export const preferringFormat = (plan: SearchPlan, deliveryFormatId: string): SearchPlan => ({
  ...plan,
  parts: [
    ...plan.parts,
    { match: quoted(`c:format:${deliveryFormatId}`), weight: weights.preferred, text: '', kind: null },
  ],
})

/** How a parsed query is put to the stored search documents. A query that says nothing finds nothing by `all`. */
export function searchPlan(parsed: ParsedQuery, lexicon: SearchLexicon): SearchPlan {
  const terms = parsed.terms.slice(0, MOST_TERMS)
  const matches = terms.map((term) => matchesOf(term, lexicon))
  const asked = terms
    .map((term) => ({ term, match: matchesOf(term, lexicon) }))
    .filter(({ term }, at) => !isHint(term, at))
  const finding = asked.map(({ match }) => match)
  const whole = parsed.whole === '' ? '' : quoted(`whole:${parsed.whole}`)
  return {
    all: allOf(finding.map(({ any }) => any)),
    named: allOf(finding.map(({ named }) => named)),
    core: allOf(matches.filter((_, at) => isCore(terms[at])).map(({ any }) => any)),
    wider: widerSearches(asked.map(({ term, match }) => ({ term, any: match.any }))),
    texts: allOf(finding.map(({ any, texts }) => oneOf([any, `(${texts})`]))),
    whole,
    categories: categoriesOf(terms, lexicon),
    corrected: parsed.corrected,
    absence: absencesOf(parsed, lexicon),
    other: otherParts(terms, lexicon),
    asked: parsed.asked,
    parts: [
      { match: whole, weight: weights.whole, text: '', kind: null },
      ...textParts(finding),
      ...matches.flatMap(partsOf),
      ...pairParts(terms),
      ...strengthParts(parsed),
      ...statedParts(parsed),
      labelPart,
    ].filter(({ match }) => match !== ''),
  }
}
