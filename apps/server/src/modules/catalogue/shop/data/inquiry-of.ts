import type { InquiryOfProduct } from '@salvia/contract/inquiries/inquiry-of-product'
import { sql } from 'drizzle-orm'
import { products } from '../../products/product-tables.ts'

/**
 * The newest inquiry that each product fulfils or fulfilled before it was closed, as a JSON column, so that a product
 * stays one statement. By the product's own name: what was asked is a practitioner's text. By the names of its tables:
 * the module that owns them stands above the catalogue.
 */
export const inquiryOfProduct = sql<InquiryOfProduct | null>`(select json_build_object('id', q.id, 'name', ${products.name},
    'status', q.status,
    'upvotesCount', (select count(*) from inquiry_upvotes u where u.inquiry_id = q.id),
    'statusHistory', (select json_agg(json_build_object('status', s.status,
      'at', to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.at, s.id)
      from inquiry_steps s where s.inquiry_id = q.id))
    from product_inquiries q where q.product_id = ${products.id} and q.merged_into_id is null
      and (q.status = 'Fulfilled' or (q.status = 'Closed' and 'Fulfilled' = (select s.from_status
        from inquiry_steps s where s.inquiry_id = q.id order by s.at desc, s.id desc limit 1)))
    order by q.created_at desc, q.id desc limit 1)`
