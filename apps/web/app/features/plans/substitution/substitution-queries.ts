import type { SubstitutionState } from '@salvia/contract/words/substitutions'
import { query } from '#app/api/query.ts'
import { readOffset } from '#app/lib/read-offset.ts'
import { getLocale } from '#app/paraglide/runtime.js'

const ROWS = 20
const PAST = 10
const FIRST = 5
/** As many as one answer holds. */
export const ALL = 100
const POLL_MS = 1000

/** Open proposals for the reader's own plans, on the dashboard. */
export const proposalsQuery = (limit = FIRST) => query('GET /substitution-proposals', { query: { limit } })

/** Products of the reader's own plans that cannot be had. */
export const atRiskQuery = (limit = FIRST) =>
  query('GET /recommendations/products-at-risk', { query: { limit } })

/** These products and what is linked to each, as the shop prices them for the reader. */
export const pricedLinksQuery = (productIds: string[]) =>
  query('GET /products/linked-products-new', {
    query: {
      productIds: productIds.toSorted().join(','),
      includeMainProductInfo: 'true',
      languageCode: getLocale(),
    },
  })

type Previewed = { productId: string; replacementProductId: string; changesTemplates: boolean }

export const previewQuery = (
  { productId, replacementProductId, changesTemplates }: Previewed,
  offset: number,
) =>
  query('GET /admin/products/{id}/in-treatment-plans/substitute', {
    params: { id: productId },
    query: {
      replacementProductId,
      changesTemplates: changesTemplates ? 'true' : 'false',
      offset,
      limit: ROWS,
    },
  })

/** Substitutions of a product, newest first. */
export const pastSubstitutionsQuery = (productId: string) =>
  query('GET /admin/substitutions', { query: { productId, limit: PAST } })

const isMoving = (state: SubstitutionState): boolean => state === 'Running' || state === 'Undoing'

type Read = { state: { data?: { substitution: { state: SubstitutionState } } | undefined } }

/** How far a substitution is, asked again while a job works on it. */
export const substitutionQuery = (id: string, search: URLSearchParams) => ({
  ...query('GET /admin/substitutions/{id}', {
    params: { id },
    query: { offset: readOffset(search), limit: ROWS },
  }),
  refetchInterval: ({ state: { data } }: Read) =>
    data && isMoving(data.substitution.state) ? POLL_MS : false,
})

export const linkedOfProductQuery = (productId: string) =>
  query('GET /admin/products/{id}/linked-products', { params: { id: productId } })

export const productNameQuery = (productId: string) =>
  query('GET /admin/products/{id}', { params: { id: productId } })
