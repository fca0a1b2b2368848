import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { DomainError } from '../domain-error.ts'

/** A sort key with inverted direction: `newest` means newest first, `-newest` newest last. */
type Backwards = { backwards: AnyPgColumn | SQL }

/** The order that a list has anyway, where it has a name. */
type Usual = 'usual'

type Sorted = AnyPgColumn | SQL | Backwards | Usual

const isBackwards = (column: Exclude<Sorted, Usual>): column is Backwards => 'backwards' in column

const unknownSort = (sortable: object) =>
  new DomainError('contract', 'sort_unknown', `Sort by ${Object.keys(sortable).join(', ')}.`, [
    { id: 'sort', error: 'sort_unknown' },
  ])

function sortedBy(column: Exclude<Sorted, Usual>, isDown: boolean): SQL {
  if (isBackwards(column)) return isDown ? asc(column.backwards) : desc(column.backwards)
  return isDown ? desc(column) : asc(column)
}

/** A name as lists sort it: by itself the database puts all capitals before “de Boer”. */
export const byLetters = (name: AnyPgColumn | SQL): SQL => sql`lower(${name})`

/**
 * Order of a list from its `sort` parameter (`-name,createdAt`). Throws a contract problem listing the allowed fields.
 */
export function orderBy(sort: string | undefined, sortable: Record<string, Sorted>, otherwise: SQL[]): SQL[] {
  if (!sort) return otherwise
  return sort.split(',').flatMap((word) => {
    const field = word.replace(/^-/, '')
    const column = Object.hasOwn(sortable, field) ? sortable[field] : undefined
    if (column === 'usual' && word === field) return otherwise
    if (column === undefined || column === 'usual') throw unknownSort(sortable)
    return sortedBy(column, word !== field)
  })
}
