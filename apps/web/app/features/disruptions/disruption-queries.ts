import type { Disruption } from '@salvia/contract/disruptions/disruption-records'
import {
  disruptionImpactTypes,
  disruptionStatuses,
  disruptionTypes,
} from '@salvia/contract/words/disruptions'
import { query } from '#app/api/query.ts'
import { readOffset } from '#app/lib/read-offset.ts'
import { given, readChoice, readSort, readWord } from '#app/workbench/address-filters.ts'
import { listReads, type QueryOf } from '#app/workbench/list-reads.ts'

const LONGEST_QUERY = 200
const USERS = 25
const POLL_MS = 1500

const sortable = ['updatedAt', 'startsOn', 'expectedUntil', 'status', 'product'] as const

/** The disruptions that an address asks for. */
const filterOf = (search: URLSearchParams): QueryOf<'GET /admin/product-disruptions'> =>
  given({
    search: readWord(search, 'query', LONGEST_QUERY),
    status: readChoice(search, 'status', disruptionStatuses),
    type: readChoice(search, 'type', disruptionTypes),
    sort: readSort(search, sortable),
  })

export const disruptionList = listReads('GET /admin/product-disruptions', filterOf)

/** The number on a tab. */
export const disruptionCountQuery = (status: string) =>
  query('GET /admin/product-disruptions', {
    query: { ...filterOf(new URLSearchParams({ status })), limit: 1 },
  })

const isComputing = ({ status, usersCount }: Disruption) => status === 'Ready' && usersCount === null
const isSending = ({ notices }: Disruption) => notices.queued < notices.asked

type Read = { state: { data?: Disruption | undefined } }

/** A disruption, asked again while a job finds out whom it touches or queues notices. */
export const disruptionQuery = (id: string) => ({
  ...query('GET /admin/product-disruptions/{id}', { params: { id } }),
  refetchInterval: ({ state: { data } }: Read) =>
    data && (isComputing(data) || isSending(data)) ? POLL_MS : (false as const),
})

export const disruptionUsersQuery = (id: string, search: URLSearchParams) =>
  query('GET /admin/product-disruptions/{id}/users', {
    params: { id },
    query: {
      offset: readOffset(search),
      limit: USERS,
      ...given({ impactType: readChoice(search, 'impactType', disruptionImpactTypes) }),
    },
  })

/** What a write to a disruption makes outdated. */
export const disruptionReads = [
  'GET /admin/product-disruptions',
  'GET /admin/product-disruptions/{id}',
  'GET /admin/product-disruptions/{id}/users',
] as const
