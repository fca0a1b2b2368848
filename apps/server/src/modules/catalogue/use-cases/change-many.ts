import type { BulkChange } from '@salvia/contract/product-imports'
import { bulkLine } from '@salvia/rules/product-import/bulk-change'
import type { ImportLine, KnownProduct } from '@salvia/rules/product-import/diff-import'
import { invalid } from '#kernel/domain-error'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import { keptReference } from '../../reference/index.ts'
import type { CatalogueWork } from '../catalogue-work.ts'
import { findKnownProducts } from '../data/known-product-queries.ts'
import { keepImport } from './read-import.ts'
import { begin } from './start-import.ts'

const unknownLine = (line: number): ImportLine => ({
  line,
  kind: 'Error',
  sku: '',
  name: '',
  productId: null,
  version: null,
  changes: [],
  errors: [{ column: null, code: 'UnknownProduct', cell: '' }],
})

function checkCategories(known: Set<string>, change: BulkChange): void {
  for (const field of ['addCategoryIds', 'removeCategoryIds'] as const)
    change[field]?.forEach((id, at) => {
      if (!known.has(id))
        throw invalid('word_unknown', 'There is no such category.', [
          { id: `change.${field}.${at}`, error: 'word_unknown' },
        ])
    })
}

type Asked = { productIds: string[]; change: BulkChange; actorId: string; key: string | undefined }

/**
 * Changes the chosen products by a job, each as if it had been saved alone; answers the id of the import that tells
 * how far it is and takes it back. The same key answers with the same import. Throws invalid for an unknown category.
 */
export async function changeMany(
  { db, jobs }: Pick<CatalogueWork, 'db' | 'jobs'>,
  { productIds, change: asked, actorId, key }: Asked,
  now: Date,
): Promise<string> {
  const { productCategories } = await keptReference(db, now)
  checkCategories(new Set(productCategories.map(({ id }) => id)), asked)
  const ids = [...new Set(productIds)]
  const { stockStatusId: stockStatus, ...rest } = asked
  const toLine = (product: KnownProduct | undefined, at: number) =>
    product ? bulkLine(at + 1, product, { ...rest, stockStatus }) : unknownLine(at + 1)
  return db.transaction((tx) =>
    onceByKey(
      tx,
      { scope: `product-choice:${actorId}`, key, input: { ids, asked } },
      async () => {
        const known = new Map((await findKnownProducts(tx, ids)).map((product) => [product.id, product]))
        const lines = ids.map((id, at) => toLine(known.get(id), at))
        const importId = await keepImport(tx, { source: 'Choice', name: '', lines, actorId }, now)
        await begin({ tx, jobs }, { importId, actorId, state: 'Applying' }, now)
        return importId
      },
      now,
    ),
  )
}
