import { messageStates } from '@salvia/contract/words/outbox'
import { query } from '#app/api/query.ts'
import { given, readChoice, readFlag, readWord } from '#app/workbench/address-filters.ts'
import { listReads, type QueryOf } from '#app/workbench/list-reads.ts'

const LONGEST_QUERY = 254

const kinds = ['Mail', 'Sms', 'Erp'] as const

/** The messages that an address asks for. */
const outboxFilter = (search: URLSearchParams): QueryOf<'GET /admin/outbox'> =>
  given({
    state: readChoice(search, 'state', messageStates),
    isTried: readFlag(search, 'isTried'),
    kind: readChoice(search, 'kind', kinds),
    query: readWord(search, 'query', LONGEST_QUERY),
  })

export const outboxList = listReads('GET /admin/outbox', outboxFilter)

/** The number on a tab. */
export const outboxCountQuery = (state: string) =>
  query('GET /admin/outbox', { query: { ...outboxFilter(new URLSearchParams({ state })), limit: 1 } })

export const messageQuery = (id: string) => query('GET /admin/outbox/{id}', { params: { id } })
