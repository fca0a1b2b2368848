import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { readRows } from '#db/read-rows'
import { newId } from '#kernel/ids'
import { ingredientGroups, ingredients } from '../data/ingredient-tables.ts'
import { nutrientKey } from '../data/nutrient-names.ts'

export type PrintedIngredient = { labelName: string; group: string | null; category: string | null }

type Ensure = { now: Date; idOf?: (key: string) => string }

const BATCH = 1000

/** A remark follows a space or ends the name: brackets elsewhere are part of the name, as in (6S)-5-methylfolate. */
const remark = /\s+\([^)]*\)|\([^)]*\)$/g

/** Master name of a printed one: without bracketed remarks and the word organic. */
export const masterName = (labelName: string): string => {
  const bare = labelName
    .trim()
    .replaceAll(remark, '')
    .replace(/^(certified )?organic /i, '')
  return bare.trim() === '' ? labelName : bare.trim()
}

const keyOf = (name: string): string => name.toLowerCase()

const inBatches = <T>(rows: T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) => rows.slice(at * BATCH, (at + 1) * BATCH))

/** First row per key: spelling and group come from the first label that prints it. */
const firstByKey = <T>(rows: T[], key: (row: T) => string): T[] => [
  ...new Map([...rows].reverse().map((row) => [key(row), row])).values(),
]

async function ensureGroups(tx: Db, printed: PrintedIngredient[], { now, idOf = newId }: Ensure) {
  const named = printed.map(({ labelName, group }) => group ?? masterName(labelName))
  const rows = firstByKey(named, keyOf).map((name) => ({
    id: idOf(`ingredient-group:${keyOf(name)}`),
    name,
    nutrientKey: nutrientKey(name),
    createdAt: now,
    updatedAt: now,
  }))
  for (const batch of inBatches(rows)) await tx.insert(ingredientGroups).values(batch).onConflictDoNothing()
  const known = await tx
    .select({ id: ingredientGroups.id, name: ingredientGroups.name })
    .from(ingredientGroups)
  return new Map(known.map(({ id, name }) => [keyOf(name), id]))
}

/** Ingredients having the name as a synonym, so that a merged ingredient is not created again. */
async function idsBySynonym(tx: Db, names: string[]): Promise<Map<string, string>> {
  const rows = await readRows<{ id: string; name: string }>(
    tx,
    sql`
    select i.id, lower(s) as name from ${ingredients} i, unnest(i.synonyms) s
    where lower(s) = any(${sql.param(names)}::text[]) order by i.id desc`,
  )
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/**
 * Ensures that every printed ingredient has a master record in a group, and returns the id per printed name. Names
 * differing only in case or in a bracketed remark are one ingredient.
 */
export async function ensureIngredients(
  tx: Db,
  printed: PrintedIngredient[],
  ensure: Ensure,
): Promise<(labelName: string) => string> {
  const { now, idOf = newId } = ensure
  const groupIds = await ensureGroups(tx, printed, ensure)
  const rows = firstByKey(printed, ({ labelName }) => keyOf(masterName(labelName))).map((row) => {
    const name = masterName(row.labelName)
    const groupId = groupIds.get(keyOf(row.group ?? name)) ?? null
    return {
      id: idOf(`ingredient:${keyOf(name)}`),
      name,
      groupId,
      category: row.category,
      createdAt: now,
      updatedAt: now,
    }
  })
  const names = rows.map(({ name }) => keyOf(name))
  const called = await idsBySynonym(tx, names)
  const missing = rows.filter(({ name }) => !called.has(keyOf(name)))
  for (const batch of inBatches(missing)) await tx.insert(ingredients).values(batch).onConflictDoNothing()
  const known = await tx
    .select({ id: ingredients.id, name: ingredients.name })
    .from(ingredients)
    .where(sql`lower(${ingredients.name}) = any(${sql.param(names)}::text[])`)
  const ids = new Map([...called, ...known.map(({ id, name }) => [keyOf(name), id] as const)])
  return (labelName) => {
    const id = ids.get(keyOf(masterName(labelName)))
    if (!id) throw new Error(`no ingredient for ${labelName}`)
    return id
  }
}
