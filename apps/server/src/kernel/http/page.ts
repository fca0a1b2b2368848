import type { Pager } from '@salvia/contract/page'

type Asked = { offset: number; limit: number; sort?: string | undefined }

/** The answer of a list. */
export function toPage<T>(results: T[], count: number, asked: Asked): { results: T[]; pager: Pager } {
  const { offset, limit, sort } = asked
  return { results, pager: { offset, limit, count, sort: sort ?? null } }
}
