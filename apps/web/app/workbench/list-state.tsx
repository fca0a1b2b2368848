import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { countedBy, type ListReads } from './list-reads.ts'

type Props<Row> = {
  reads: ListReads<Row>
  words: (counted: { count: number }) => string
  /** Said instead when nothing is counted. */
  none?: () => string
  /** The list's own filters for what is counted, as in its address; without them everything is, and there is no way to it. */
  where?: { path: string; search: string }
}

/** A sentence that counts the entries that need attention and links to them. Nothing until it is known. */
export function ListState<Row>({ reads, words, none, where }: Props<Row>) {
  const [shown] = useSearchParams()
  const { data } = useQuery(countedBy(reads, new URLSearchParams(where?.search), shown))
  if (!data) return null
  const { count } = data.pager
  if (count === 0 && none) return none()
  return where ? <Link to={`${where.path}?${where.search}`}>{words({ count })}</Link> : words({ count })
}
