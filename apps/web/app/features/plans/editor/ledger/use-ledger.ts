import type { Product } from '@salvia/contract/catalogue/shop'
import type { NutrientFacts } from '@salvia/contract/ingredients/ingredients'
import type { LedgerItem } from '@salvia/rules/nutrition/held-doses'
import { type PlanLedger, planLedger } from '@salvia/rules/nutrition/plan-ledger'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getLocale } from '#app/paraglide/runtime.js'
import type { DraftItem } from '../plan-draft.ts'
import { labelQueries, nutrientFactsQuery, toRuleFacts } from './ledger-queries.ts'

/** Names are in the reader's language; `isLoading` while labels of products are on their way. */
export type ShownLedger = PlanLedger & { isLoading: boolean }

const ENERGY = 'kcal'

/** A label's rows, as rules read them. */
export const rowsOf = (product: Product | undefined): LedgerItem['rows'] =>
  (product?.ingredients ?? []).map(({ doseUnit, unit, nutrientKey, dosedNutrientKey, ...row }) => ({
    ...row,
    nutrientKey: dosedNutrientKey,
    sourceOf: nutrientKey,
    unit: doseUnit ?? (unit === ENERGY ? 'Kilocalories' : null),
  }))

export const toLedgerItem = (item: DraftItem, label: Product | undefined): LedgerItem => ({
  ...item,
  productName: item.product.name,
  mainServing: item.product.mainServing,
  rows: rowsOf(label),
})

/** The labels of products, as many as have arrived. */
export function useLabels(productIds: string[], language: Parameters<typeof labelQueries>[1]) {
  const queries = labelQueries(productIds, language).map((each) => ({
    ...each,
    placeholderData: keepPreviousData,
  }))
  return useQueries({
    queries,
    combine: (answers) => ({
      products: answers.flatMap(({ data }) => data ?? []),
      isLoading: answers.some(({ isLoading, isPlaceholderData }) => isLoading || isPlaceholderData),
    }),
  })
}

/** What actives are called in the reader's language, by nutrient and by ingredient. */
export function activeNames(facts: NutrientFacts[], shown: Product[]): Map<string, string> {
  const language = getLocale()
  return new Map([
    ...shown.flatMap(({ ingredients }) =>
      ingredients.map(({ ingredientId, ingredientName }) => [ingredientId, ingredientName] as const),
    ),
    ...facts.flatMap(({ key, names: each }) => (each[language] ? [[key, each[language]] as const] : [])),
  ])
}

/** Sources are recognised by the words of the label, which the rule knows in English; people read their own language. */
function named({ entries, notCounted }: PlanLedger, facts: NutrientFacts[], shown: Product[]): PlanLedger {
  const names = activeNames(facts, shown)
  return {
    notCounted,
    entries: entries.map((entry) => ({
      ...entry,
      name: names.get(entry.key) ?? names.get(entry.ingredientId) ?? entry.name,
    })),
  }
}

/** What the draft has its client take a day, by the labels of its products. Null until reference values are there. */
export function useLedger(items: DraftItem[]): ShownLedger | null {
  const productIds = items.map(({ productId }) => productId)
  const printed = useLabels(productIds, 'en')
  const shown = useLabels(productIds, getLocale())
  const facts = useQuery(nutrientFactsQuery).data
  return useMemo(() => {
    if (!facts) return null
    const labels = new Map(printed.products.map((product) => [product.id, product]))
    const arrived = items.filter(({ productId }) => !printed.isLoading || labels.has(productId))
    const ledger = planLedger(
      arrived.map((item) => toLedgerItem(item, labels.get(item.productId))),
      facts.map(toRuleFacts),
    )
    return { ...named(ledger, facts, shown.products), isLoading: printed.isLoading }
  }, [items, printed, shown, facts])
}
