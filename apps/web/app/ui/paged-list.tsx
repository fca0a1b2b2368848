import type { Pager } from '@salvia/contract/page'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedState } from './failed-state.tsx'
import { Pages } from './pages.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'

type Props<Row> = {
  found: Pick<UseQueryResult<{ results: Row[]; pager: Pager }>, 'data' | 'isError' | 'refetch'>
  /** What is said where there are none. */
  none: string
  onGo: (offset: number) => void
  /** What tells these pages from others on the screen. */
  label?: string
  children: (rows: Row[]) => ReactNode
}

const EXPECTED_ROWS = 3

/** A list in a part of a page, a page of it at a time: while it comes, when it failed, when it is empty. */
export function PagedList<Row>({
  found: { data, isError, refetch },
  none,
  onGo,
  label,
  children,
}: Props<Row>) {
  if (!data)
    return isError ? <FailedState onRetry={() => refetch()} /> : <SkeletonRows rows={EXPECTED_ROWS} />
  const { results, pager } = data
  if (results.length === 0) return <p className="second">{none}</p>
  return (
    <>
      {isError && <FailedState onRetry={() => refetch()} />}
      {children(results)}
      {pager.count > pager.limit && <Pages {...pager} onGo={onGo} {...(label && { label })} />}
    </>
  )
}
