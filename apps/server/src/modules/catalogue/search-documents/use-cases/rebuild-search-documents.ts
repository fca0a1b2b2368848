import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { readRows } from '#db/read-rows'
import { DOCUMENT_VERSION } from '../../../search/index.ts'
import { refreshSearchDocument } from '../refresh-search-document.ts'

const BATCH = 500

/** Builds the search documents of products that have none, or an outdated one. */
export async function rebuildSearchDocuments(db: Db): Promise<void> {
  for (let isMore = true; isMore; ) {
    const rows = await readRows<{ id: string }>(
      db,
      sql`
      select p.id from products p where not exists (
        select 1 from search_documents d where d.product_id = p.id and d.making = ${DOCUMENT_VERSION})
      limit ${BATCH}`,
    )
    await db.transaction((tx) =>
      refreshSearchDocument(
        tx,
        rows.map(({ id }) => id),
      ),
    )
    isMore = rows.length === BATCH
  }
}
