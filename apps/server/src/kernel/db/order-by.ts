import { asc, desc, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { DomainError } from '../domain-error.ts'

/** A word that sorts the other way round: `newest` comes first, `-newest` last. */
export type Backwards = { backwards: AnyPgColumn | SQL }

const isBackwards = (column: AnyPgColumn | SQL | Backwards): column is Backwards => 'backwards' in column

/** The order of a list from its `sort` (`-name,createdAt`). Throws a contract problem that names the allowed fields. */
export function orderBy(
  sort: string | undefined,
  sortable: Record<string, AnyPgColumn | SQL | Backwards>,
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
    const isDown = word.startsWith('-')
    if (isBackwards(column)) return isDown ? asc(column.backwards) : desc(column.backwards)
    return isDown ? desc(column) : asc(column)
  })
}
