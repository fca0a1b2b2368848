import { expect, test } from 'vitest'
import { countedBy, listReads } from './list-reads.ts'

const reads = listReads('GET /admin/chat/conversations', (search) =>
  search.get('state') === 'Waiting' ? { state: 'Waiting' as const } : {},
)

test.for([
  ['state=Waiting', 'state=Waiting', { state: 'Waiting', offset: 0, limit: 25 }],
  ['', 'utm_source=mail', { offset: 0, limit: 25 }],
  ['state=Waiting', '', { state: 'Waiting', limit: 1 }],
  ['', 'state=Waiting', { limit: 1 }],
  ['', 'offset=25', { limit: 1 }],
] as const)('how many match "%s" beside a page of "%s" is asked with %j', ([asked, shown, query]) => {
  const { queryKey } = countedBy(reads, new URLSearchParams(asked), new URLSearchParams(shown))
  expect(queryKey).toEqual(['GET /admin/chat/conversations', { query }])
})
