import { PLAN_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { type RecommendationListMode, recommendationListModes } from '@salvia/contract/words/plans'
import { query } from '#app/api/query.ts'

export type PlanFilter = {
  mode: RecommendationListMode
  name: string
  sharedFrom: string | undefined
  offset: number
}

/** The filter that an address holds; what it does not say is the list's own. */
export function readPlanFilter(search: URLSearchParams, mode: RecommendationListMode): PlanFilter {
  const asked = search.get('mode')
  return {
    mode: recommendationListModes.find((each) => each === asked) ?? mode,
    name: search.get('name') ?? '',
    sharedFrom: search.get('sharedFrom') ?? undefined,
    offset: Math.max(0, Number(search.get('offset')) || 0),
  }
}

export const plansQuery = ({ mode, name, sharedFrom, offset }: PlanFilter) =>
  query('GET /recommendations', {
    query: { mode, offset, limit: PLAN_PAGE_LIMIT, name: name || undefined, sharedFrom },
  })
