import { query } from '#app/api/query.ts'
import { readOffset } from '#app/lib/read-offset.ts'
import { readWord } from '#app/workbench/list-address.ts'

const ROWS = 25
const LONGEST_QUERY = 254
export const EXPORTED = 100

const states = ['Waiting', 'Sent', 'Failed'] as const
const kinds = ['Mail', 'Sms', 'Erp'] as const

/** The messages that an address asks for. */
export function outboxFilter(search: URLSearchParams) {
  const state = states.find((each) => each === search.get('state'))
  const kind = kinds.find((each) => each === search.get('kind'))
  const typed = readWord(search, 'query', LONGEST_QUERY)
  return { ...(state && { state }), ...(kind && { kind }), ...(typed && { query: typed }) }
}

export const outboxQuery = (search: URLSearchParams) =>
  query('GET /admin/outbox', { query: { ...outboxFilter(search), offset: readOffset(search), limit: ROWS } })

/** The number on a tab. */
export const outboxCountQuery = (state: string) =>
  query('GET /admin/outbox', { query: { ...outboxFilter(new URLSearchParams({ state })), limit: 1 } })

export const messageQuery = (id: string) => query('GET /admin/outbox/{id}', { params: { id } })
