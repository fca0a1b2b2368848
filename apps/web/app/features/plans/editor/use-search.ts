import { useDebouncedValue } from '@mantine/hooks'
import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { RecommendationRow } from '@salvia/contract/plans/plan-records'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#app/api/query.ts'
import { getLocale } from '#app/paraglide/runtime.js'

const PRODUCTS_SHOWN = 8
const TEMPLATES_SHOWN = 3
const SHORTEST = 2
const QUIET_MS = 150

export type Found =
  | { kind: 'product'; id: string; product: ProductCard }
  | { kind: 'template'; id: string; template: RecommendationRow }

/** What can be bought first, so that an early Enter does not add what cannot; the order is the search's otherwise. */
export const availableFirst = (products: ProductCard[]): ProductCard[] => {
  const isSold = ({ stockStatus }: ProductCard) => isAvailable(stockStatus.id)
  return [...products.filter(isSold), ...products.filter((product) => !isSold(product))]
}

/** The products that a text finds, as many as the editor shows. */
export const productsFor = (text: string) =>
  query('GET /products', { query: { query: text, limit: PRODUCTS_SHOWN, languageCode: getLocale() } })

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

/**
 * Products matching the product words of a line, and templates and own plans matching all of it; previous results stay
 * until the next arrive.
 */
export function useSearch(typed: string, productWords: string) {
  const wanted = typed.trim()
  const [text] = useDebouncedValue(wanted, QUIET_MS)
  const [words] = useDebouncedValue(productWords.trim(), QUIET_MS)
  const options = { enabled: text.length >= SHORTEST, placeholderData: keepPreviousData }
  const products = useQuery({ ...productsFor(words), ...options })
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
  const lastOf = useLastDoses(products.data?.results ?? [])
  const isOpen = wanted.length >= SHORTEST
  const found: Found[] = [
    ...availableFirst(products.data?.results ?? []).map((product) => ({
      kind: 'product' as const,
      id: product.id,
      product,
    })),
    ...[...(templates.data?.results ?? []), ...(plans.data?.results ?? [])]
      .filter(({ itemsCount }) => itemsCount > 0)
      .map((template) => ({ kind: 'template' as const, id: template.id, template })),
  ]
  return {
    isOpen,
    lastOf,
    found: isOpen ? found : [],
    /** Whether the results belong to the current query. */
    isCurrent:
      isOpen &&
      text === wanted &&
      words === productWords.trim() &&
      products.isSuccess &&
      !products.isPlaceholderData,
    isLoading: products.isPending,
    onRetry: products.isError ? () => products.refetch() : undefined,
  }
}
