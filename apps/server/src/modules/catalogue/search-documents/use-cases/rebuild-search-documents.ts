import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { DOCUMENT_VERSION } from '../../../search/index.ts'
import { refreshSearchDocument } from '../refresh-search-document.ts'

const BATCH = 500

/** Builds the search documents of products that have none, or an outdated one. */
export async function rebuildSearchDocuments(db: Db): Promise<void> {
  for (let isMore = true; isMore; ) {
    const { rows } = (await db.execute(sql`
      select p.id from products p where not exists (
        select 1 from search_documents d where d.product_id = p.id and d.making = ${DOCUMENT_VERSION})
      limit ${BATCH}`)) as unknown as { rows: { id: string }[] }
    await db.transaction((tx) =>
      refreshSearchDocument(
        tx,
        rows.map(({ id }) => id),
      ),
    )
    isMore = rows.length === BATCH
  }
}
