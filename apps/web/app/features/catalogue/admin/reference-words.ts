import type { ReferenceData } from '@salvia/contract/reference/reference'
import { useQuery } from '@tanstack/react-query'
import { readingOf } from '#app/api/query.ts'
import { getLocale } from '#app/paraglide/runtime.js'

type Choice = { value: string; label: string }
type Language = ReturnType<typeof getLocale>

const none: ReferenceData = {
  countries: [],
  currencies: [],
  deliveryCarriers: [],
  intakeFormats: [],
  productBrands: [],
  productCategories: [],
  productDeliveryFormats: [],
  productVerifications: [],
  recommendationTemplateCategories: [],
}

/** Sorted in the user's language; only countries we ship to. */
export function choicesOf(data: ReferenceData, language: Language) {
  const named = (words: { id: string; names: Partial<Record<Language, string>> }[]): Choice[] =>
    words.map(({ id, names }) => ({ value: id, label: names[language] ?? id }))
  const byLabel = (choices: Choice[]) => choices.sort((a, b) => a.label.localeCompare(b.label, language))
  return {
    brands: byLabel(data.productBrands.map(({ id, name }) => ({ value: id, label: name }))),
    formats: byLabel(named(data.productDeliveryFormats)),
    intakeFormats: byLabel(named(data.intakeFormats)),
    categories: byLabel(named(data.productCategories)),
    verifications: named(data.productVerifications),
    countries: byLabel(
      data.countries
        .filter(({ hasDeliveryCompanies }) => hasDeliveryCompanies)
        .map(({ code, names, name }) => ({ value: code, label: names[language] ?? name })),
    ),
    currencies: data.currencies.map(({ code }) => ({ value: code, label: code })),
  }
}

/** Options are kept in one language: a tenth of the response, which the page carries. */
export const referenceChoicesQuery = () => {
  const language = getLocale()
  return {
    ...readingOf({
      call: 'GET /reference-data',
      input: {},
      as: `choices in ${language}`,
      read: async (api, { signal }) =>
        choicesOf((await api('GET /reference-data', {}, { signal })) ?? none, language),
    }),
    staleTime: Number.POSITIVE_INFINITY,
  }
}

/** Options of the record's selects. */
export const useReferenceChoices = () =>
  useQuery(referenceChoicesQuery()).data ?? choicesOf(none, getLocale())
