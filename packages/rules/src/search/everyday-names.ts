import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { buildConcepts, findConcepts, namesOf, type SynonymRow } from './concepts.ts'
import { contentWords } from './plain-text.ts'

/** Concepts of the shop's categories, of foods and plants, and of what labels claim begin so. */
export const CATEGORY = 'category:'
export const FOOD = 'food:'
const CLAIM = 'claim:'

/** Whether a concept is one that a label can name; categories and claims are found in other ways. */
export const isOfProducts = (concept: string): boolean =>
  !concept.startsWith(CATEGORY) && !concept.startsWith(CLAIM)

type Names = { any?: string[] } & Partial<Record<LanguageCode, string[]>>

/** Names of one thing; `any` are those that are the same everywhere, Latin ones above all. */
export type EverydayName = { id: string } & Names

/** A category of the shop by its names, and the words of use that lead to it. */
export type CategoryName = { id: string; names: Record<LanguageCode, string> }
export type CategoryUse = { category: string } & Partial<Record<LanguageCode, string[]>>

const keyOf = (name: string): string => contentWords(name).join(' ')

const ofNoLanguage = 'any'
const kindsOfNames = [ofNoLanguage, ...languages] as const

const meaningsOf = (rows: SynonymRow[]): Map<string, string> =>
  new Map(rows.toReversed().flatMap((row) => namesOf(row).map((name) => [keyOf(name), row.concept])))

/** The names that mean nothing yet; they mean `concept` from then on. */
function takeNames(names: Names, concept: string, meanings: Map<string, string>): Names {
  const taken: Names = {}
  for (const kind of kindsOfNames) {
    const own = (names[kind] ?? []).filter((name) => {
      const isFree = keyOf(name) !== '' && (meanings.get(keyOf(name)) ?? concept) === concept
      if (isFree) meanings.set(keyOf(name), concept)
      return isFree
    })
    if (own.length > 0) taken[kind] = own
  }
  return taken
}

const withNames = (row: SynonymRow, more: Names): SynonymRow => ({
  ...row,
  ...Object.fromEntries(
    kindsOfNames.flatMap((kind) => {
      const names = [...(row[kind] ?? []), ...(more[kind] ?? [])]
      return names.length > 0 ? [[kind, names]] : []
    }),
  ),
})

/**
 * Adds the names of foods, plants and claims to the synonyms. What has a concept already, by its first English or a Latin
 * name, gives it its other names; anything else is a concept of its own, unless its name is put together from others. A
 * name that means something already keeps its meaning.
 */
export function addEverydayNames(rows: SynonymRow[], named: EverydayName[], mark: string): SynonymRow[] {
  const table = buildConcepts(rows)
  const meanings = meaningsOf(rows)
  const all = new Map(rows.map((row) => [row.concept, row]))
  for (const { id, ...names } of named) {
    const first = [...(names.any ?? []), ...(names.en ?? []).slice(0, 1)]
    const known = all.has(mark + id) ? mark + id : first.flatMap((name) => meanings.get(keyOf(name)) ?? [])[0]
    const isPutTogether = first.some(
      (name) =>
        contentWords(name).length > 1 &&
        findConcepts(contentWords(name), table).some(({ concept }) => concept !== null),
    )
    if (known === undefined && isPutTogether) continue
    const concept = known ?? mark + id
    const own = takeNames(names, concept, meanings)
    if (Object.keys(own).length > 0) all.set(concept, withNames(all.get(concept) ?? { concept }, own))
  }
  return [...all.values()]
}

/**
 * Adds the shop's categories, by their names and by what people take their products for. A category that is called as
 * something already is, is broader than that.
 */
export function addCategories(
  rows: SynonymRow[],
  categories: CategoryName[],
  uses: CategoryUse[],
): SynonymRow[] {
  const meanings = meaningsOf(rows)
  const all = new Map(rows.map((row) => [row.concept, row]))
  for (const { id, names } of categories) {
    const concept = CATEGORY + id
    for (const name of Object.values(names)) {
      const other = all.get(meanings.get(keyOf(name)) ?? '')
      if (other && other.concept !== concept)
        all.set(other.concept, { ...other, broader: [...new Set([...(other.broader ?? []), concept])] })
    }
    const called = Object.fromEntries(languages.map((language) => [language, [names[language]]]))
    all.set(concept, { concept, kind: 'side', ...takeNames(called, concept, meanings) })
  }
  for (const { category, ...names } of uses) {
    const concept = CATEGORY + category
    const row = all.get(concept)
    if (row) all.set(concept, withNames(row, takeNames(names, concept, meanings)))
  }
  return [...all.values()]
}
