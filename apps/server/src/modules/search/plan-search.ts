import { parseQuery } from '@salvia/rules/search/parse-query'
import type { ProductCode } from '@salvia/rules/search/read-code'
import { type SearchPlan, searchPlan } from '@salvia/rules/search/search-plan'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { searchDocuments } from './data/search-tables.ts'
import { lexiconFor } from './lexicon.ts'

/** How a query is put to the search documents of a database; `code` where the whole query may be a product number. */
export async function planSearch(db: Db, query: string): Promise<SearchPlan & { code: ProductCode | null }> {
  const lexicon = await lexiconFor(db, query)
  const parsed = parseQuery(query, lexicon)
  return { ...searchPlan(parsed, lexicon), code: parsed.code }
}

/** The documents that a text search finds. */
export const matchingDocuments = (match: string) =>
  sql`select 1 from ${searchDocuments} where ${searchDocuments.terms} @@ ${match}::tsquery`
