import { CATEGORY } from './everyday-names.ts'
import type { QueryTerm } from './parse-query.ts'

/** Text searches joined: any of them, or all. Those that say nothing are left out. */
export const oneOf = (matches: string[]): string =>
  matches.length === 0 ? '' : `(${[...new Set(matches)].join(' | ')})`
export const allOf = (matches: string[]): string => matches.filter((match) => match !== '').join(' & ')

/**
 * A single letter or a number next to a word, like the D of D-mannose: matches nothing while typing and never replaces the word.
 */
export const isLetter = (term: QueryTerm): boolean =>
  term.concept === null && /^(?:\p{L}|\p{N}+)$/u.test(term.words.join(''))

/** Whom it is for is never left out: what is for adults is no answer to `vitamin D for children`. */
const isAudience = ({ concept }: QueryTerm): boolean => concept === `${CATEGORY}children`

type Asked = { term: QueryTerm; any: string }

/** All terms but one of those that may be left out. */
function allButOne(asked: Asked[]): string {
  const left = asked.filter(({ term }) => !isAudience(term))
  if (asked.length < 2 || left.length === 0) return ''
  return oneOf(
    left.map((missed) => `(${allOf(asked.filter((one) => one !== missed).map(({ any }) => any))})`),
  )
}

/**
 * Searches for less than all terms, each wider than the one before: the words without single letters and numbers, where
 * there are both, then all of them but one.
 */
export function widerSearches(asked: Asked[]): string[] {
  const words = asked.filter(({ term }) => !isLetter(term))
  const isMixed = words.length > 0 && words.length < asked.length
  const told = isMixed ? words : asked
  return [...(isMixed ? [allOf(words.map(({ any }) => any))] : []), allButOne(told)].filter(
    (match) => match !== '',
  )
}
