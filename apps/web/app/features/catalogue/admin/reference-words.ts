import { useQuery } from '@tanstack/react-query'
import { getLocale } from '#app/paraglide/runtime.js'
import { referenceDataQuery } from './admin-product-queries.ts'

type Choice = { value: string; label: string }

const byLabel = (choices: Choice[]) => choices.sort((a, b) => a.label.localeCompare(b.label, getLocale()))

/** The words that a record chooses from, in the reader's language and its order; countries are those we ship to. */
export function useReferenceChoices() {
  const { data } = useQuery(referenceDataQuery)
  const language = getLocale()
  const named = (words: { id: string; names: Partial<Record<typeof language, string>> }[] = []) =>
    words.map(({ id, names }) => ({ value: id, label: names[language] ?? id }))
  return {
    brands: byLabel((data?.productBrands ?? []).map(({ id, name }) => ({ value: id, label: name }))),
    formats: byLabel(named(data?.productDeliveryFormats)),
    intakeFormats: byLabel(named(data?.intakeFormats)),
    categories: byLabel(named(data?.productCategories)),
    verifications: named(data?.productVerifications),
    countries: byLabel(
      (data?.countries ?? [])
        .filter(({ hasDeliveryCompanies }) => hasDeliveryCompanies)
        .map(({ code, names, name }) => ({ value: code, label: names[language] ?? name })),
    ),
    currencies: (data?.currencies ?? []).map(({ code }) => ({ value: code, label: code })),
  }
}
