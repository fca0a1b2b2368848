import { asc, desc, is, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core'
import { DomainError } from '../domain-error.ts'

/** A sort key with inverted direction: `newest` means newest first, `-newest` newest last. */
type Backwards = { backwards: AnyPgColumn | SQL }

/** A sort key of a joined table, or computed, which a row may be without. */
type MayLack = { mayLack: AnyPgColumn | SQL }

/** The order that a list has anyway, where it has a name. */
type Usual = 'usual'

type Sorted = AnyPgColumn | SQL | Backwards | MayLack | Usual

type Column = Exclude<Sorted, Usual>

const isBackwards = (column: Column): column is Backwards => 'backwards' in column

const mayLack = (column: Column): column is MayLack => 'mayLack' in column

/** Where a row may be without the value, the database would by itself put such rows first. */
const down = (column: AnyPgColumn | SQL, isNullable: boolean): SQL =>
  isNullable ? sql`${column} desc nulls last` : desc(column)

const unknownSort = (sortable: object) =>
  new DomainError('contract', 'sort_unknown', `Sort by ${Object.keys(sortable).join(', ')}.`, [
    { id: 'sort', error: 'sort_unknown' },
  ])

function sortedBy(column: Column, isDown: boolean): SQL {
  if (isBackwards(column)) return isDown ? asc(column.backwards) : desc(column.backwards)
  if (mayLack(column)) return isDown ? down(column.mayLack, true) : asc(column.mayLack)
  return isDown ? down(column, is(column, PgColumn) && !column.notNull) : asc(column)
}

/** A name as lists sort it: by itself the database puts all capitals before “de Boer”. */
export const byLetters = (name: AnyPgColumn | SQL): SQL => sql`lower(${name})`

/**
 * Order of a list from its `sort` parameter (`-name,createdAt`); rows without a value come last in both directions. Throws
 * a contract problem listing the allowed fields.
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
