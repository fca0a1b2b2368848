import { PLAN_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { type RecommendationListMode, recommendationListModes } from '@salvia/contract/words/plans'
import { query } from '#app/api/query.ts'
import { readSort } from '#app/workbench/address-filters.ts'

export type PlanFilter = {
  mode: RecommendationListMode
  name: string
  sharedFrom: string | undefined
  sort: string | undefined
  offset: number
}

/** Sortable columns. */
const sorts = ['name', 'totalOrders', 'sharedAt', 'updatedAt']

/** The filter from a URL, with the list's defaults. */
export function readPlanFilter(search: URLSearchParams, mode: RecommendationListMode): PlanFilter {
  const asked = search.get('mode')
  return {
    mode: recommendationListModes.find((each) => each === asked) ?? mode,
    name: search.get('name') ?? '',
    sharedFrom: search.get('sharedFrom') ?? undefined,
    sort: readSort(search, sorts),
    offset: Math.max(0, Number(search.get('offset')) || 0),
  }
}

export const plansQuery = ({ mode, name, sharedFrom, sort, offset }: PlanFilter) =>
  query('GET /recommendations', {
    query: {
      mode,
      offset,
      limit: PLAN_PAGE_LIMIT,
      name: name || undefined,
      sharedFrom,
      sort,
      includeAlertsCount: 'true',
    },
  })

/** The number on a tab: all plans, or all templates, whatever is searched for. */
export const planCountQuery = (mode: RecommendationListMode) =>
  query('GET /recommendations', { query: { mode, limit: 1 } })
