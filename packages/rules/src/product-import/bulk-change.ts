import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import { type ImportField, MOST_CATEGORIES, MOST_MARKERS } from '@salvia/contract/words/product-imports'
import { type FieldChange, type ImportLine, isSameValue, type KnownProduct } from './diff-import.ts'
import type { ImportValue } from './import-columns.ts'

/** What is done to every chosen product. What is both added and removed is removed. */
export type BulkChange = {
  isActive?: boolean | undefined
  isHidden?: boolean | undefined
  stockStatus?: ProductStockStatus | undefined
  addCategoryIds?: string[] | undefined
  removeCategoryIds?: string[] | undefined
  addMarkers?: string[] | undefined
  removeMarkers?: string[] | undefined
}

const listed = (value: ImportValue): string[] => (Array.isArray(value) ? value : [])

const withList = (value: ImportValue, add: string[] = [], remove: string[] = []): string[] =>
  [...new Set([...listed(value), ...add])].filter((one) => !remove.includes(one))

function wanted({ values }: KnownProduct, change: BulkChange): Partial<Record<ImportField, ImportValue>> {
  return {
    isActive: change.isActive ?? values.isActive,
    isHidden: change.isHidden ?? values.isHidden,
    stockStatus: change.stockStatus ?? values.stockStatus,
    categoryIds: withList(values.categoryIds, change.addCategoryIds, change.removeCategoryIds),
    markers: withList(values.markers, change.addMarkers, change.removeMarkers),
  }
}

const mostOf: Partial<Record<ImportField, number>> = { categoryIds: MOST_CATEGORIES, markers: MOST_MARKERS }

/** The effect of a bulk change on one product, as its line in the report. */
export function bulkLine(line: number, product: KnownProduct, change: BulkChange): ImportLine {
  const changes = Object.entries(wanted(product, change)).flatMap(([name, to]): FieldChange[] => {
    const field = name as ImportField
    const from = product.values[field]
    return isSameValue(from, to) ? [] : [{ field, from, to }]
  })
  const errors = changes
    .filter(({ field, to }) => listed(to).length > (mostOf[field] ?? Number.POSITIVE_INFINITY))
    .map(({ field }): ImportLine['errors'][number] => ({ column: field, code: 'TooMany', cell: '' }))
  const { id, version, values } = product
  const kind = changes.length > 0 ? 'Changed' : 'Unchanged'
  return {
    line,
    kind: errors.length > 0 ? 'Error' : kind,
    sku: String(values.sku),
    name: String(values.name),
    productId: id,
    version,
    changes: errors.length > 0 ? [] : changes,
    errors,
  }
}
