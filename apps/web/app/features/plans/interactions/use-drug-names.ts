import type { DrugClass } from '@salvia/contract/words/drug-classes'
import { useQuery } from '@tanstack/react-query'
import { getLocale } from '#app/paraglide/runtime.js'
import { interactionsQuery } from './interaction-queries.ts'

/** The classes of medicines in the reader's language, by name; empty until they are there. */
export function useDrugNames(): Map<DrugClass, string> {
  const { data } = useQuery(interactionsQuery)
  const language = getLocale()
  const named = (data?.drugClasses ?? []).map(({ key, names }) => [key, names[language]] as const)
  return new Map(named.toSorted(([, a], [, b]) => a.localeCompare(b, language)))
}

export const choicesOf = (names: Map<DrugClass, string>) =>
  [...names].map(([value, label]) => ({ value, label }))
