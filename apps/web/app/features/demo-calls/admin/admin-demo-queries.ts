import { type DemoCallState, demoCallStates } from '@salvia/contract/words/demo-calls'
import { demoCallLengths } from '@salvia/contract/words/lengths'
import { query } from '#app/api/query.ts'
import { given, readChoice, readWord } from '#app/workbench/address-filters.ts'
import { listReads } from '#app/workbench/list-reads.ts'

export const adminDemoList = listReads('GET /admin/demo-calls', (search) =>
  given({
    state: readChoice(search, 'state', demoCallStates),
    query: readWord(search, 'query', demoCallLengths.query),
  }),
)

/** The number on a tab; of all without a state. */
export const demoCountQuery = (state?: DemoCallState) =>
  query('GET /admin/demo-calls', { query: { ...(state && { state }), limit: 1 } })

export const adminDemoQuery = (id: string) => query('GET /admin/demo-calls/{id}', { params: { id } })
