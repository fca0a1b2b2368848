import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { newId } from '#kernel/ids'
import { invoicingSeller } from '../../../seller/index.ts'
import { documentSeries, orderDocuments } from './document-tables.ts'

type Row = typeof orderDocuments.$inferSelect

/** A document without the number, which its statement takes. `seller` null: as it is now. */
export type NewDocument = Pick<Row, 'orderId' | 'kind' | 'year' | 'issuedAt' | 'languageCode' | 'content'> & {
  seller: Row['seller'] | null
  refundId: string | null
}

/**
 * Parts of a `with` that issue a document and take its number, for a statement that writes something else: a checkout
 * waits for each round trip. Issues nothing while the seller is not known. The number's row stays locked until the
 * transaction ends, so that one rolled back leaves no gap.
 */
export function issuing(document: NewDocument): SQL {
  const { orderId, kind, year, issuedAt, languageCode, content, seller, refundId } = document
  const sellerNow = seller === null ? invoicingSeller : sql`(select ${JSON.stringify(seller)}::jsonb as data)`
  return sql`seller as ${sellerNow},
    drawn as (
      insert into ${documentSeries} (kind, year, last)
      select ${kind}::text, ${year}::smallint, 1 from seller
      on conflict (kind, year) do update set last = document_series.last + 1
      returning last
    ),
    issued as (
      insert into ${orderDocuments}
        (id, order_id, kind, year, sequence, issued_at, language_code, seller, content, refund_id)
      select ${newId()}::uuid, ${orderId}::uuid, ${kind}::text, ${year}::smallint, drawn.last,
        ${issuedAt.toISOString()}::timestamptz, ${languageCode}::text, seller.data,
        ${JSON.stringify(content)}::jsonb, ${refundId}::uuid
      from drawn, seller
      returning id
    )`
}

/** Issues a document in a separate statement. */
export async function issueDocument(tx: Db, document: NewDocument): Promise<void> {
  await tx.execute(sql`with ${issuing(document)} select id from issued`)
}
