import type { WaitingWork } from '@salvia/contract/words/setup'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { waitingQuery } from './settings-queries.ts'
import { waitingWords } from './waiting-words.ts'

type Props = {
  works: WaitingWork[]
  /** Said instead when nothing waits. */
  none: ReactNode
}

/** What of `works` waits for an admin and since when, each sentence the way to it. Nothing until it is known. */
export function WaitingState({ works, none }: Props) {
  const { data, dataUpdatedAt } = useQuery(waitingQuery)
  if (!data) return null
  const now = new Date(dataUpdatedAt).toISOString()
  const lines = data.results.filter(({ work }) => works.includes(work))
  if (lines.length === 0) return none
  return lines.map((line) => {
    const { text, to } = waitingWords(line, now)
    return (
      <Fragment key={line.work}>
        <Link to={to}>{text}</Link>{' '}
      </Fragment>
    )
  })
}
