import { planLengths } from '@salvia/contract/words/lengths'
import { languages } from '@salvia/contract/words/locale'
import { journeyEvents } from '@salvia/contract/words/plans'
import { query } from '#app/api/query.ts'
import { readDay, readLastDay } from '#app/workbench/address-days.ts'
import { given, readChoice, readId, readWord } from '#app/workbench/address-filters.ts'
import { listReads, type QueryOf } from '#app/workbench/list-reads.ts'

/** Entries of a page beside other things. */
const ROWS_BESIDE = 10

export function journeyFilter(search: URLSearchParams): QueryOf<'GET /admin/recommendations/journeys'> {
  return given({
    practitionerId: readId(search, 'practitionerId'),
    recommendationId: readId(search, 'recommendationId'),
    clientId: readId(search, 'clientId'),
    status: readChoice(search, 'status', journeyEvents),
    sharedFrom: readDay(search, 'sharedFrom'),
    from: readDay(search, 'from'),
    to: readLastDay(search, 'to'),
  })
}

/** What the funnel above the journeys counts: the same plans and clients, all of their events. */
export function funnelFilter(search: URLSearchParams) {
  const { practitionerId, recommendationId, clientId, sharedFrom } = journeyFilter(search)
  return given({ practitionerId, recommendationId, clientId, sharedFrom })
}

/** The kinds of plan that the list tells apart. */
export const planKinds = ['plan', 'template', 'global'] as const

const flagsOf = (
  kind: string | null,
): Pick<QueryOf<'GET /admin/recommendations'>, 'isTemplate' | 'isGlobalTemplate'> => {
  if (kind === 'global') return { isGlobalTemplate: 'true' }
  if (kind === 'template') return { isTemplate: 'true' }
  return kind === 'plan' ? { isTemplate: 'false' } : {}
}

export function adminPlanFilter(search: URLSearchParams): QueryOf<'GET /admin/recommendations'> {
  return given({
    name: readWord(search, 'query', planLengths.name),
    ...flagsOf(search.get('kind')),
    languageCode: readChoice(search, 'languageCode', languages),
    updatedAtFrom: readDay(search, 'updatedAtFrom'),
    sharedFrom: readDay(search, 'sharedFrom'),
    sharedTo: readLastDay(search, 'sharedTo'),
    createdFrom: readDay(search, 'createdFrom'),
    createdTo: readLastDay(search, 'createdTo'),
    practitionerId: readId(search, 'practitionerId'),
    containsProductId: readId(search, 'containsProductId'),
    templateId: readId(search, 'templateId'),
  })
}

/** What happened to one plan. */
export const planJourneyQuery = (id: string, offset = 0) =>
  query('GET /recommendations/{id}/journeys', { params: { id }, query: { offset, limit: ROWS_BESIDE } })

/** What happened to the caller's plans by or for one client. */
export const clientJourneyQuery = (clientId: string, offset = 0) =>
  query('GET /recommendations/journeys', { query: { clientId, offset, limit: ROWS_BESIDE } })

export const journeyList = listReads('GET /admin/recommendations/journeys', journeyFilter)
export const planList = listReads('GET /admin/recommendations', adminPlanFilter)
