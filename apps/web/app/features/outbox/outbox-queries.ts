import type { OutboxMessage } from '@salvia/contract/outbox/outbox'
import { messageStates } from '@salvia/contract/words/outbox'
import { query } from '#app/api/query.ts'
import { given, readChoice, readFlag, readWord } from '#app/workbench/address-filters.ts'
import { listReads, type QueryOf } from '#app/workbench/list-reads.ts'

const LONGEST_QUERY = 254
const POLL_MS = 1500

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

type Read = { state: { data?: Pick<OutboxMessage, 'state'> | undefined } }

/** A message, asked again while it waits to be sent. */
export const messageQuery = (id: string) => ({
  ...query('GET /admin/outbox/{id}', { params: { id } }),
  refetchInterval: ({ state: { data } }: Read) => (data?.state === 'Waiting' ? POLL_MS : (false as const)),
})

/** What sending a message again makes outdated, and its outcome. */
export const outboxReads = ['GET /admin/outbox', 'GET /admin/outbox/{id}'] as const
