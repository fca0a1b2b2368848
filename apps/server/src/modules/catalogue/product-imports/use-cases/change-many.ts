import type { BulkChange } from '@salvia/contract/catalogue/product-imports'
import { IMPORT_LINE_LIMIT } from '@salvia/contract/words/product-imports'
import { firstImportState } from '@salvia/rules/imports/import-state'
import { bulkLine } from '@salvia/rules/product-import/bulk-change'
import type { ImportLine, KnownProduct } from '@salvia/rules/product-import/diff-import'
import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import { startImportStep } from '#kernel/imports/use-cases/start-import'
import { cachedReference } from '../../../reference/index.ts'
import type { CatalogueContext } from '../../catalogue-context.ts'
import type { AdminFilter } from '../../product-admin/data/admin-list-queries.ts'
import { countListed, findKnownProducts, readListed } from '../../product-admin/data/known-product-queries.ts'
import { productImportKind } from '../product-import-kind.ts'
import { keepProductImport } from './read-import.ts'

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

/** The products themselves, or a list's filter. */
type Chosen = { productIds?: string[] | undefined; filter?: AdminFilter | undefined }
type Asked = Chosen & { change: BulkChange; actorId: string; key: string | undefined }

type ToLine = (product: KnownProduct | undefined, at: number) => ImportLine

async function linesOfIds(tx: Db, ids: string[], toLine: ToLine): Promise<ImportLine[]> {
  const known = new Map((await findKnownProducts(tx, ids)).map((product) => [product.id, product]))
  return ids.map((id, at) => toLine(known.get(id), at))
}

async function linesOfList(tx: Db, filter: AdminFilter, toLine: ToLine): Promise<ImportLine[]> {
  if ((await countListed(tx, filter)) > IMPORT_LINE_LIMIT)
    throw invalid('choice_too_large', 'These are too many products for one change. Narrow the list.')
  const lines: ImportLine[] = []
  for await (const part of readListed(tx, filter))
    for (const product of part) lines.push(toLine(product, lines.length))
  return lines
}

/**
 * Changes the selected products by a job, as if each were saved individually; returns the id of the import that shows
 * its progress and can undo it. A filter's matches become the lines of an import that is not started yet, so that the
 * user first sees how many there are. The same key returns the same import. Throws invalid for an unknown category, for
 * more products than one change may cover, and unless exactly one of ids and filter is given.
 */
export async function changeMany(
  { db, jobs }: Pick<CatalogueContext, 'db' | 'jobs'>,
  { productIds, filter, change: asked, actorId, key }: Asked,
  now: Date,
): Promise<string> {
  if ((productIds === undefined) === (filter === undefined))
    throw invalid('choice_unclear', 'Name the products or the filter that finds them, one of both.')
  const { productCategories } = await cachedReference(db, now)
  checkCategories(new Set(productCategories.map(({ id }) => id)), asked)
  const ids = productIds && [...new Set(productIds)]
  const { stockStatusId: stockStatus, ...rest } = asked
  const toLine: ToLine = (product, at) =>
    product ? bulkLine(at + 1, product, { ...rest, stockStatus }) : unknownLine(at + 1)
  const keep = async (tx: Db) => {
    const lines = ids ? await linesOfIds(tx, ids, toLine) : await linesOfList(tx, filter ?? {}, toLine)
    const importId = await keepProductImport(tx, { source: 'Choice', name: '', lines, actorId }, now)
    const held = { id: importId, state: firstImportState }
    if (ids) await startImportStep({ tx, jobs }, productImportKind, { held, actorId, event: 'apply' }, now)
    return importId
  }
  const scope = `product-choice:${actorId}`
  return db.transaction((tx) =>
    onceByKey(tx, { scope, key, input: { ids, filter, asked } }, () => keep(tx), now),
  )
}
