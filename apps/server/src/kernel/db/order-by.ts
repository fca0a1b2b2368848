import { asc, desc, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { DomainError } from '../domain-error.ts'

/** The order of a list from its `sort` (`-name,createdAt`). Throws a contract problem that names the allowed fields. */
export function orderBy(
  sort: string | undefined,
  sortable: Record<string, AnyPgColumn | SQL>,
  otherwise: SQL[],
): SQL[] {
  if (!sort) return otherwise
  return sort.split(',').map((word) => {
    const field = word.replace(/^-/, '')
    const column = Object.hasOwn(sortable, field) ? sortable[field] : undefined
    if (column === undefined)
      throw new DomainError('contract', 'sort_unknown', `Sort by ${Object.keys(sortable).join(', ')}.`, [
        { id: 'sort', error: 'sort_unknown' },
      ])
    return word.startsWith('-') ? desc(column) : asc(column)
  })
}
