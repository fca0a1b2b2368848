import { type SearchDocument, type SearchedFacts, searchDocument } from '@salvia/rules/search/search-document'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conceptTable } from '../synonyms.ts'

/** Bump when documents are built differently: older ones are rebuilt. */
export const DOCUMENT_VERSION = 10

export type DocumentSource = { productId: string; facts: SearchedFacts; facets: string[] }

const BATCH = 500

type Row = SearchDocument & { product_id: string; facets: string[]; breadth: number }

const toRow = ({ productId, facts, facets }: DocumentSource): Row => ({
  ...searchDocument(facts, conceptTable),
  product_id: productId,
  facets,
  breadth: facts.ingredients.length,
})

/** Writes the search documents of products, in the transaction that changed them. */
export async function writeDocuments(tx: Db, sources: DocumentSource[]): Promise<void> {
  for (let at = 0; at < sources.length; at += BATCH) {
    const rows = sources.slice(at, at + BATCH).map(toRow)
    await tx.execute(sql`
      insert into search_documents (product_id, terms, contents, words, facets, breadth, making, refreshed_at)
      select product_id, array_to_tsvector(terms), array_to_tsvector(contents), words, facets, breadth,
        ${DOCUMENT_VERSION}, clock_timestamp()
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (
        product_id uuid, terms text[], contents text[], words text[], facets text[], breadth smallint)
      order by product_id
      on conflict (product_id) do update set terms = excluded.terms, contents = excluded.contents,
        words = excluded.words, facets = excluded.facets, breadth = excluded.breadth, making = excluded.making,
        refreshed_at = excluded.refreshed_at`)
  }
}
