import type { ApiInput } from '@salvia/contract/api-calls'
import { planLengths } from '@salvia/contract/words/lengths'
import { languages } from '@salvia/contract/words/locale'
import { journeyEvents } from '@salvia/contract/words/plans'
import { isId } from '#app/api/id-of-address.ts'
import { query } from '#app/api/query.ts'
import { readOffset } from '#app/lib/read-offset.ts'
import { readWord } from '#app/workbench/list-address.ts'

const ROWS = 25
export const EXPORTED = 100

type Journeys = NonNullable<ApiInput<'GET /admin/recommendations/journeys'>['query']>
type Plans = NonNullable<ApiInput<'GET /admin/recommendations'>['query']>

const given = <T extends object>(filters: T): T =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')) as T

const idIn = (search: URLSearchParams, name: string): string | undefined => {
  const word = search.get(name)
  return word !== null && isId(word) ? word : undefined
}

/** A day in the address as the instant on which it begins. */
const dayIn = (search: URLSearchParams, name: string): string | undefined => {
  const day = search.get(name) ?? ''
  return Number.isNaN(Date.parse(`${day}T00:00:00.000Z`)) ? undefined : `${day}T00:00:00.000Z`
}

export function journeyFilter(search: URLSearchParams): Journeys {
  return given({
    practitionerId: idIn(search, 'practitionerId'),
    recommendationId: idIn(search, 'recommendationId'),
    clientId: idIn(search, 'clientId'),
    status: journeyEvents.find((event) => event === search.get('status')),
    sharedFrom: dayIn(search, 'sharedFrom'),
  })
}

/** The kinds of plan that the list tells apart. */
export const planKinds = ['plan', 'template', 'global'] as const

const flagsOf = (kind: string | null): Pick<Plans, 'isTemplate' | 'isGlobalTemplate'> => {
  if (kind === 'global') return { isGlobalTemplate: 'true' }
  if (kind === 'template') return { isTemplate: 'true' }
  return kind === 'plan' ? { isTemplate: 'false' } : {}
}

export function adminPlanFilter(search: URLSearchParams): Plans {
  return given({
    name: readWord(search, 'query', planLengths.name),
    ...flagsOf(search.get('kind')),
    languageCode: languages.find((code) => code === search.get('languageCode')),
    updatedAtFrom: dayIn(search, 'updatedAtFrom'),
    practitionerId: idIn(search, 'practitionerId'),
    containsProductId: idIn(search, 'containsProductId'),
    templateId: idIn(search, 'templateId'),
  })
}

const page = (search: URLSearchParams) => ({ offset: readOffset(search), limit: ROWS })

export const journeysQuery = (search: URLSearchParams) =>
  query('GET /admin/recommendations/journeys', { query: { ...journeyFilter(search), ...page(search) } })

export const adminPlansQuery = (search: URLSearchParams) =>
  query('GET /admin/recommendations', { query: { ...adminPlanFilter(search), ...page(search) } })
