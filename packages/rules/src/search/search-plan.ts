import type { MatchKind } from '@salvia/contract/words/search'
import { conceptsOf, kindOf } from './concepts.ts'
import { doseLexemes } from './dose-lexemes.ts'
import type { ParsedQuery, QueryTerm, SearchLexicon } from './parse-query.ts'

/** A text search query, what a product that it finds is worth more, and what that says of which part of the query. */
export type SearchPart = { match: string; weight: number; text: string; kind: MatchKind | null }

/**
 * A query as text searches over search documents: `all` finds what holds every term, `named` those of them that name
 * each in their name; `core` asks only for what the query is about, not for format and side words, `most` for all
 * terms but one; `without` finds what is to be absent; `other` are the additives where nothing
 * else is asked for, which stand among the other ingredients where they stand nowhere else.
 */
export type SearchPlan = {
  all: string
  named: string
  core: string
  most: string
  without: string
  other: SearchPart[]
  parts: SearchPart[]
}

const MOST_TERMS = 8
/** The last word of a name that is known begins others too from its third letter on: the C of vitamin C means none. */
const endsInBeginning = /\S{3}$/

const weights = { any: 6, kind: 1, exact: 3, named: 2, begins: 1, pair: 3, strength: 8 }

const quoted = (lexeme: string): string => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
const oneOf = (matches: string[]): string =>
  matches.length === 0 ? '' : `(${[...new Set(matches)].join(' | ')})`
const allOf = (matches: string[]): string => matches.filter((match) => match !== '').join(' & ')

const allButOne = (matches: string[]): string =>
  matches.length < 2
    ? ''
    : oneOf(matches.map((_, left) => `(${allOf(matches.filter((_match, at) => at !== left))})`))

const inMark = (mark: string, names: string[]): string[] => names.map((name) => quoted(`${mark}:${name}`))

type TermMatches = { text: string; any: string; kind: string; exact: string; named: string; begins: string }

/** What a term is matched by: itself, what it is a kind of, what else may be meant, what it begins. */
function matchesOf(term: QueryTerm, { concepts: table }: SearchLexicon): TermMatches {
  const { concept, words, broader, alternatives, isBeginning } = term
  const names = concept === null ? words : [concept]
  const isDone = isBeginning && concept !== null && !endsInBeginning.test(words.join(' '))
  // What the last word may become counts with the words before it only: `krill oil` is no `oily fish`.
  const before = inMark('w', words.slice(0, -1))
  const typing = isBeginning && !isDone ? words.slice(-1) : []
  const begun = typing.map((last) => `${quoted(`w:${last}`)}:*`)
  const isBegun = (word: string) => typing.some((last) => word.startsWith(last))
  const become = (isDone ? [] : alternatives).flatMap((word) => [
    ...(isBegun(word) ? [] : inMark('w', [word])),
    ...inMark('c', conceptsOf(word, table)),
  ])
  const others = [...become, ...begun].map((other) => allOf([...before, other]))
  const exact = concept === null ? inMark('w', names) : inMark('c', names)
  const kind = [...inMark('f', names), ...inMark('c', broader), ...inMark('r', names)]
  return {
    text: words.join(' '),
    any: oneOf([...exact, ...kind, ...others]),
    kind: oneOf([...exact, ...inMark('f', names)]),
    exact: oneOf(exact),
    named: oneOf(inMark('n', names)),
    begins: oneOf(inMark('b', names)),
  }
}

function partsOf({ text, any, kind, exact, named, begins }: TermMatches): SearchPart[] {
  return [
    { match: any, weight: weights.any, text, kind: 'Similar' },
    { match: kind, weight: weights.kind, text, kind: 'Kind' },
    { match: exact, weight: weights.exact, text, kind: 'Content' },
    { match: named, weight: weights.named, text, kind: 'Name' },
    { match: begins, weight: weights.begins, text, kind: null },
  ]
}

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

/** Absent is what holds all terms of a name together. */
const excludedMatch = (terms: QueryTerm[]): string =>
  `(${allOf(terms.map(({ concept, words }) => oneOf((concept === null ? words : [concept]).map(quoted))))})`

/** Concepts that say how a thing is made, not what it is. */
const sideConcepts = ['extract', 'free_form']

const isCore = (term: QueryTerm | undefined): boolean =>
  typeof term?.concept === 'string' &&
  !sideConcepts.includes(term.concept) &&
  !term.concept.startsWith('format:')

/** One letter beside a word, as the D of D-mannose. While it is typed it finds nothing; it never stands for the word. */
const isLetter = (term: QueryTerm): boolean => term.concept === null && /^\p{L}$/u.test(term.words.join(''))

const isHint = (term: QueryTerm, at: number): boolean => at > 0 && term.isBeginning && isLetter(term)

/** All but one of what is asked for; where letters stand beside words, the words. */
function mostOf(terms: QueryTerm[], matches: TermMatches[]): string {
  const told = matches.filter((_, at) => !terms.slice(at, at + 1).some(isLetter))
  const anyOf = (of: TermMatches[]) => of.map(({ any }) => any)
  if (told.length === 0 || told.length === matches.length) return allButOne(anyOf(matches))
  return allOf(anyOf(told))
}

function otherParts(terms: QueryTerm[], { concepts: table }: SearchLexicon): SearchPart[] {
  if (!terms.every((term) => kindOf(term, table) === 'additive')) return []
  return terms.map(({ concept, words }) => ({
    match: oneOf(inMark('o', [`${concept}`])),
    weight: weights.any,
    text: words.join(' '),
    kind: 'Additive',
  }))
}

/** How a parsed query is put to the stored search documents. A query that says nothing finds nothing by `all`. */
export function searchPlan(parsed: ParsedQuery, lexicon: SearchLexicon): SearchPlan {
  const terms = parsed.terms.slice(0, MOST_TERMS)
  const matches = terms.map((term) => matchesOf(term, lexicon))
  const asked = terms.filter((term, at) => !isHint(term, at))
  const finding = matches.filter((_, at) => !terms.slice(at, at + 1).some((term) => isHint(term, at)))
  return {
    all: allOf(finding.map(({ any }) => any)),
    named: allOf(finding.map(({ named }) => named)),
    core: allOf(matches.filter((_, at) => isCore(terms[at])).map(({ any }) => any)),
    most: mostOf(asked, finding),
    without: [...parsed.excluded.map(excludedMatch), ...inMark('allergen', parsed.withoutAllergens)].join(
      ' | ',
    ),
    other: otherParts(terms, lexicon),
    parts: [...matches.flatMap(partsOf), ...pairParts(terms), ...strengthParts(parsed)].filter(
      ({ match }) => match !== '',
    ),
  }
}
