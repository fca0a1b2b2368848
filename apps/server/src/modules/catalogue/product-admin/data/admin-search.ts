import type { ProductMatch } from '@salvia/contract/catalogue/product-search'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { planSearch, searchDocuments } from '../../../search/index.ts'
import { products } from '../../products/product-tables.ts'
import { findIdsByBeginning, isSku } from '../../shop/data/product-code-query.ts'
import { matchesOf } from '../../shop/data/search-matches.ts'

type AdminSearch = {
  where: SQL
  /** Order by relevance. */
  best: SQL
  /** Which parts of the query a row matches. */
  matched: SQL<boolean[]>
  toMatches: (row: { matched: boolean[]; name: string; brandName: string }) => ProductMatch[]
}

const held = (match: string): SQL => sql`coalesce(${searchDocuments.terms} @@ ${match}::tsquery, false)`

const contains = (match: string): SQL =>
  sql`coalesce(${searchDocuments.contents} @@ ${match}::tsquery, false)`

/**
 * The shop's search over all products; the whole query may also be the beginning of an article number (in any spelling,
 * or its digits) or a barcode. `where` needs the search documents joined; null for an empty query.
 */
export async function adminSearch(db: Db, query: string): Promise<AdminSearch | null> {
  const typed = query.trim()
  if (typed === '') return null
  const { all, absence, parts, code } = await planSearch(db, query)
  const isSaid = all !== '' || absence !== null
  const key = code?.key ?? null
  const begun = key === null ? [] : await findIdsByBeginning(db, key)
  const isCode = sql`(starts_with(lower(${products.sku}), lower(${typed})) or ${products.ean} = ${typed}
    or ${products.id} = any(${sql.param(begun)}::uuid[]))`
  const codeFirst = key === null ? sql`${isCode} desc` : sql`${isSku(key)} desc, ${isCode} desc`
  const isHeld = all === '' ? sql`true` : held(all)
  const isFound =
    absence === null
      ? isHeld
      : sql`(${isHeld} and ${contains(absence.free)} and not ${contains(absence.held)})`
  const weighed = parts.map(({ match, weight }) => sql`${held(match)}::int * ${weight}::int`)
  const matches = [isCode, ...parts.map(({ match }) => held(match))]
  return {
    where: isSaid ? sql`(${isFound} or ${isCode})` : isCode,
    // A bare number would be read as a column position: without parts there is nothing to weigh.
    best: weighed.length === 0 ? codeFirst : sql`${codeFirst}, ${sql.join(weighed, sql` + `)} desc`,
    matched: sql<boolean[]>`json_build_array(${sql.join(matches, sql`, `)})`,
    toMatches: ({ matched: [isCoded, ...found], ...named }) =>
      isCoded ? [{ text: typed, by: 'Code' }] : matchesOf(found, parts, named),
  }
}
