import { PLAN_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { query } from '#app/api/query.ts'

/** A page of the versions of a plan, newest first. */
export const versionsQuery = (id: string, offset: number) =>
  query('GET /recommendations/{id}/versions', { params: { id }, query: { offset, limit: PLAN_PAGE_LIMIT } })

/** A version, with what it changed or what is different now. */
export const versionQuery = (id: string, number: number, compareWith: 'Previous' | 'Current') =>
  query('GET /recommendations/{id}/versions/{number}', { params: { id, number }, query: { compareWith } })
