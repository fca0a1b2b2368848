import type { Pager } from '@salvia/contract/page'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedState } from './failed-state.tsx'
import { Pages } from './pages.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'

type Props<Row> = {
  found: Pick<UseQueryResult<{ results: Row[]; pager: Pager }>, 'data' | 'isError' | 'refetch'>
  /** Shown when the list is empty. */
  none: string
  onGo: (offset: number) => void
  /** Accessible name of the pagination. */
  label?: string
  children: (rows: Row[]) => ReactNode
}

const EXPECTED_ROWS = 3

/** A paginated list within a page, with loading, error and empty states. */
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
