import { erpProductFindings } from '@salvia/contract/words/erp-products'
import { query } from '#app/api/query.ts'
import { given, readChoice } from '#app/workbench/address-filters.ts'
import { listReads } from '#app/workbench/list-reads.ts'

/** The SKUs that differ, of the kind that an address asks for. */
export const erpProductList = listReads('GET /admin/erp/products', (search) =>
  given({ finding: readChoice(search, 'finding', erpProductFindings) }),
)

export const erpReadingsQuery = query('GET /admin/erp/readings', {})
