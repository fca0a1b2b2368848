import { useDebouncedValue } from '@mantine/hooks'
import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { RecommendationRow } from '@salvia/contract/plans/plan-records'
import { isLarge } from '@salvia/rules/plans/typed-entry/account-for-words'
import { mayBeStrength } from '@salvia/rules/plans/typed-entry/ask-named-number'
import type { TypedEntry } from '@salvia/rules/plans/typed-entry/typed-entry'
import { readStrengths } from '@salvia/rules/search/read-strength'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#app/api/query.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { rowsOf, useLabels } from './ledger/use-ledger.ts'
import { type FoundCard, fittingFirst, type Labelled, unitOf } from './typed-item.ts'

const PRODUCTS_SHOWN = 8
const TEMPLATES_SHOWN = 3
const SHORTEST = 2
const QUIET_MS = 150

export type FoundProduct = { kind: 'product'; id: string } & Labelled
export type Found = FoundProduct | { kind: 'template'; id: string; template: RecommendationRow }

/** The products that a text finds, as many as the editor shows; those that come in the counted unit first. */
export const productsFor = (text: string, entry: TypedEntry) =>
  query('GET /products', {
    query: {
      query: text,
      limit: PRODUCTS_SHOWN,
      languageCode: getLocale(),
      preferredDeliveryFormatId: unitOf(entry) ?? undefined,
    },
  })

/** How the practitioner last wrote the dose of each product found. */
function useLastDoses(found: ProductCard[]) {
  const productIds = found.map(({ id }) => id).join()
  const { data = [] } = useQuery({
    ...query('GET /recommendations/last-doses', { query: { productIds } }),
    enabled: productIds !== '',
    placeholderData: keepPreviousData,
  })
  return (id: string) => data.find(({ productId }) => productId === id)
}

/** Whether a line says a strength, be it without its unit or what may be an amount, which labels have to be asked for. */
export const saysStrength = (words: string, entry: TypedEntry): boolean =>
  readStrengths(words).strengths.length > 0 || words.split(/\s+/).some(isLarge) || mayBeStrength(entry)

/** Products with the rows of their labels, where the words say a strength; those may still be on their way. */
function useLabelled(found: FoundCard[], words: string, entry: TypedEntry) {
  const productIds = saysStrength(words, entry) ? found.map(({ id }) => id) : []
  const { products, isLoading } = useLabels(productIds, getLocale())
  const rowsFor = (id: string) => rowsOf(products.find((label) => label.id === id))
  return {
    isLabelled: !isLoading,
    labelled: found.map((product) => ({ product, rows: rowsFor(product.id) })),
  }
}

/** The words of a line that find its product: those before the dose, and all where they find nothing. */
export type ProductWords = { searched: string; all: string }

/** The products that the words before the dose find, or else all words. */
function useProducts({ searched, all }: ProductWords, entry: TypedEntry, enabled: boolean) {
  const options = { enabled, placeholderData: keepPreviousData }
  const first = useQuery({ ...productsFor(searched, entry), ...options })
  const isNothing = first.data?.results.length === 0 && !first.isPlaceholderData && all !== searched
  const other = useQuery({ ...productsFor(all, entry), enabled: enabled && isNothing })
  return isNothing ? other : first
}

/**
 * Products matching the product words of a line, those that fit it best first, and templates and own plans matching all
 * of it; previous results stay until the next arrive.
 */
export function useSearch(typed: string, productWords: ProductWords, entry: TypedEntry) {
  const wanted = typed.trim()
  const [text] = useDebouncedValue(wanted, QUIET_MS)
  const [searched] = useDebouncedValue(productWords.searched, QUIET_MS)
  const [all] = useDebouncedValue(productWords.all, QUIET_MS)
  const options = { enabled: text.length >= SHORTEST, placeholderData: keepPreviousData }
  const products = useProducts({ searched, all }, entry, options.enabled)
  const templates = useQuery({
    ...query('GET /recommendations', {
      query: { mode: 'AllTemplates', name: text, limit: TEMPLATES_SHOWN },
    }),
    ...options,
  })
  const plans = useQuery({
    ...query('GET /recommendations', {
      query: { mode: 'Recommendations', name: text, limit: TEMPLATES_SHOWN },
    }),
    ...options,
  })
  const results = products.data?.results ?? []
  const lastOf = useLastDoses(results)
  const { labelled, isLabelled } = useLabelled(results, productWords.all, entry)
  const isOpen = wanted.length >= SHORTEST
  const found: Found[] = [
    ...fittingFirst(labelled, entry).map((one) => ({
      kind: 'product' as const,
      id: one.product.id,
      ...one,
    })),
    ...[...(templates.data?.results ?? []), ...(plans.data?.results ?? [])]
      .filter(({ itemsCount }) => itemsCount > 0)
      .map((template) => ({ kind: 'template' as const, id: template.id, template })),
  ]
  return {
    isOpen,
    lastOf,
    found: isOpen ? found : [],
    /** Whether the results belong to the current query and can be held against it. */
    isCurrent:
      isOpen &&
      text === wanted &&
      searched === productWords.searched &&
      all === productWords.all &&
      products.isSuccess &&
      !products.isPlaceholderData &&
      isLabelled,
    isLabelled,
    isLoading: products.isPending,
    onRetry: products.isError ? () => products.refetch() : undefined,
  }
}
