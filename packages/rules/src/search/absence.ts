import type { FactSubject } from '@salvia/contract/words/facts'
import { type Diet, heldAgainst } from '../product/diets.ts'
import { type ConceptTable, kindOf } from './concepts.ts'
import { FOOD } from './everyday-names.ts'
import type { QueryTerm } from './parse-query.ts'

/**
 * Text searches over what is stored of a product's contents: `held` finds what holds something that is to be absent,
 * `free` what is known to be without all of it. What neither finds nobody knows.
 */
export type Absence = { held: string; free: string }

const quoted = (lexeme: string): string => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`

const anyOf = (matches: string[]): string => [...new Set(matches)].join(' | ')
const allOf = (matches: string[]): string => [...new Set(matches)].join(' & ')

/** What a product must not hold to suit a diet, and what says that it does. */
export const dietAbsence = (diet: Diet): Absence => ({
  held: anyOf(heldAgainst[diet].map((subject) => quoted(`holds:${subject}`))),
  free: quoted(`diet:${diet}`),
})

/** A product that is called just so is found by its name, whatever that says is not in it. */
export const unlessCalled = ({ held, free }: Absence, whole: string): Absence => ({
  held: `(${held}) & !${quoted(`whole:${whole}`)}`,
  free: `((${free}) | ${quoted(`whole:${whole}`)})`,
})

/** The absence of subjects that the facts of each product tell of. */
export const subjectAbsence = (subjects: FactSubject[]): Absence => ({
  held: anyOf(subjects.map((subject) => quoted(`holds:${subject}`))),
  free: allOf(subjects.map((subject) => quoted(`free:${subject}`))),
})

/** Several absences as one; null where nothing is to be absent. */
export function jointAbsence(absences: (Absence | null)[]): Absence | null {
  const all = absences.flatMap((absence) => (absence && absence.held !== '' ? [absence] : []))
  if (all.length === 0) return null
  return { held: anyOf(all.map(({ held }) => held)), free: allOf(all.map(({ free }) => free)) }
}

const namesOf = ({ concept, words }: QueryTerm): string[] => (concept === null ? words : [concept])

/** The rows of a label name all actives; what else is in the pack only a complete label tells. */
function namedAbsence(terms: QueryTerm[], table: ConceptTable): Absence {
  // Foods stand among the other ingredients as often as in the rows.
  const isActive = terms.every((term) => kindOf(term, table) === 'active' && !term.concept?.startsWith(FOOD))
  const names = terms.map((term) => namesOf(term).map(quoted))
  const stated = terms.flatMap(namesOf).map((name) => quoted(`free:${name}`))
  return {
    held: `(${allOf(names.map((each) => `(${anyOf(each)})`))})`,
    free: `(${anyOf([quoted(isActive ? 'label:rows' : 'label:complete'), ...stated])})`,
  }
}

/** The absence of what a query names: by its subjects where it is of those, else by its words. */
export function absenceOf(terms: QueryTerm[], subjects: FactSubject[], table: ConceptTable): Absence | null {
  if (subjects.length === 0) return namedAbsence(terms, table)
  const bySubject = subjectAbsence(subjects)
  if (terms.length === 1) return bySubject
  return { ...bySubject, held: anyOf([namedAbsence(terms, table).held, bySubject.held]) }
}
