import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { WaitingState } from '#app/settings/waiting-state.tsx'
import { countedBy } from '#app/workbench/list-reads.ts'
import { outboxList } from './outbox-queries.ts'

type Words = (counted: { count: number }) => string

const GIVEN_UP = 'state=Failed&isTried=false'
const parts: { search: string; words: Words }[] = [
  { search: 'state=Failed&isTried=true', words: m.state_outbox_tried },
  { search: 'state=Waiting', words: m.state_outbox },
]

function useCounted(search: string): number | undefined {
  const [shown] = useSearchParams()
  return useQuery(countedBy(outboxList, new URLSearchParams(search), shown)).data?.pager.count
}

/** How many are in one state, and the way to them. Nothing of none, and until it is known. */
function Part({ search, words }: (typeof parts)[number]) {
  const count = useCounted(search)
  return count ? (
    <>
      <Link to={`/admin/outbox?${search}`}>{words({ count })}</Link>{' '}
    </>
  ) : null
}

/** Said once it is known that nothing waits, was given up or is tried again. */
function AllSent() {
  const counts = [useCounted(GIVEN_UP), ...parts.map(({ search }) => useCounted(search))]
  return counts.every((count) => count === 0) ? m.state_outbox_none() : null
}

/** What was given up and since when, what failed and is tried again, and what waits; or that there is nothing. */
export function OutboxState() {
  return (
    <>
      <WaitingState works={['messages']} none={null} />
      {parts.map((part) => (
        <Part key={part.search} {...part} />
      ))}
      <AllSent />
    </>
  )
}
