import { PLAN_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { languages } from '@salvia/contract/words/locale'
import { type RecommendationListMode, recommendationListModes } from '@salvia/contract/words/plans'
import { query } from '#app/api/query.ts'
import { readDay, readLastDay } from '#app/workbench/address-days.ts'
import { readChoice, readFlag, readId, readSort } from '#app/workbench/address-filters.ts'

export type PlanFilter = {
  mode: RecommendationListMode
  name: string
  sharedFrom: string | undefined
  sharedTo: string | undefined
  createdFrom: string | undefined
  createdTo: string | undefined
  isShared: 'true' | 'false' | undefined
  templateCategoryId: string | undefined
  practitionerIds: string | undefined
  languageCode: (typeof languages)[number] | undefined
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
    // A day, or an instant as the home gives it.
    sharedFrom: readDay(search, 'sharedFrom') ?? search.get('sharedFrom') ?? undefined,
    sharedTo: readLastDay(search, 'sharedTo'),
    createdFrom: readDay(search, 'createdFrom'),
    createdTo: readLastDay(search, 'createdTo'),
    isShared: readFlag(search, 'isShared'),
    templateCategoryId: search.get('templateCategoryId')?.slice(0, 60) || undefined,
    practitionerIds: readId(search, 'practitionerIds'),
    languageCode: readChoice(search, 'languageCode', languages),
    sort: readSort(search, sorts),
    offset: Math.max(0, Number(search.get('offset')) || 0),
  }
}

export const plansQuery = ({ name, ...filter }: PlanFilter) =>
  query('GET /recommendations', {
    query: {
      ...filter,
      limit: PLAN_PAGE_LIMIT,
      name: name || undefined,
      includeAlertsCount: 'true',
    },
  })

/** Whether the list shows less than its tab has. */
export const isNarrowed = ({ mode: _, sort: __, offset: ___, ...narrowing }: PlanFilter): boolean =>
  Object.values(narrowing).some(Boolean)

/** Plans that nobody has received yet. */
export const unsharedCountQuery = query('GET /recommendations', {
  query: { mode: 'Recommendations', isShared: 'false', limit: 1 },
})

/** The number on a tab: all plans, or all templates, whatever is searched for. */
export const planCountQuery = (mode: RecommendationListMode) =>
  query('GET /recommendations', { query: { mode, limit: 1 } })
