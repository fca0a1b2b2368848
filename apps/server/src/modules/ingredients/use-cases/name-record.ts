import { and, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { conflict, invalid } from '#kernel/domain-error'
import type { ingredientGroups, ingredients } from '../data/ingredient-tables.ts'
import { nutrients } from '../data/nutrients.ts'

/** Naming, merging and removing ingredients and groups are serialised. */
export const holdNames = (tx: Db): Promise<void> => oneAtATime(tx, 'ingredient-names')

type Naming = { id: string; name?: string | undefined; nutrientKey?: string | null | undefined }

/**
 * Checks a record's name and nutrient, and blocks other writers of names. Throws conflict if another record of the
 * table has the name, and invalid for an unknown nutrient.
 */
export async function checkNaming(
  tx: Db,
  table: typeof ingredients | typeof ingredientGroups,
  { id, name, nutrientKey }: Naming,
): Promise<void> {
  if (nutrientKey && !nutrients().has(nutrientKey))
    throw invalid('word_unknown', 'There is no such nutrient.', [
      { id: 'nutrientKey', error: 'word_unknown' },
    ])
  await holdNames(tx)
  if (name === undefined) return
  const same = and(sql`lower(${table.name}) = lower(${name})`, ne(table.id, id))
  if ((await tx.$count(table, same)) > 0) throw conflict('name_taken', 'Another record has this name.')
}

/** The fields that were sent. */
export const given = <F extends object>(change: F): Partial<F> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<F>

/** Each sent field, before and after, for the audit log. */
export const changesOf = (row: object, fields: object) =>
  Object.entries(fields).map(([field, to]) => ({ field, from: row[field as keyof typeof row], to }))
