import { parseQuery } from '@salvia/rules/search/parse-query'
import type { ProductCode } from '@salvia/rules/search/read-code'
import { type SearchPlan, searchPlan } from '@salvia/rules/search/search-plan'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { searchDocuments } from './data/search-tables.ts'
import { lexiconFor } from './lexicon.ts'

/** How a query is matched against a database's search documents; `code` if the whole query may be a product number. */
export async function planSearch(
  db: Db,
  query: string,
  isVerbatim = false,
): Promise<SearchPlan & { code: ProductCode | null }> {
  const lexicon = await lexiconFor(db, query)
  const parsed = parseQuery(query, lexicon, isVerbatim)
  return { ...searchPlan(parsed, lexicon), code: parsed.code }
}

/** Condition: documents matching a text search. */
export const matchingDocuments = (match: string) =>
  sql`select 1 from ${searchDocuments} where ${searchDocuments.terms} @@ ${match}::tsquery`
