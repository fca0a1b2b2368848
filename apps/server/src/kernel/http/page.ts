import type { Pager } from '@salvia/contract/page'
import type { RowCount } from '#db/count-rows'

type Asked = { offset: number; limit: number; sort?: string | undefined }

/** Response of a list, marked if the count is an estimate. */
export function toPage<T>(
  results: T[],
  counted: number | RowCount,
  asked: Asked,
): { results: T[]; pager: Pager } {
  const { offset, limit, sort } = asked
  const { count, isEstimate } = typeof counted === 'number' ? { count: counted, isEstimate: false } : counted
  const pager = { offset, limit, count, sort: sort ?? null }
  return { results, pager: isEstimate ? { ...pager, countIsEstimate: true } : pager }
}
