import type { ApiInput } from '@salvia/contract/api-calls'
import { productStockStatuses } from '@salvia/contract/words/catalogue'

type BulkBody = ApiInput<'POST /admin/products/bulk'>['body']
export type BulkChange = BulkBody['change']
/** Selected products, or all that match a filter, with their number. */
export type BulkChoice = Pick<BulkBody, 'productIds' | 'filter'> & { count: number }

const flagOf = (value: FormDataEntryValue | null): boolean | undefined =>
  value === 'true' || value === 'false' ? value === 'true' : undefined

const listOf = (values: FormDataEntryValue[]): string[] | undefined => {
  const list = values.map((value) => String(value).trim()).filter((value) => value !== '')
  return list.length > 0 ? [...new Set(list)] : undefined
}

/** The bulk form's changes; untouched fields are absent. */
export function readBulkChange(given: FormData): BulkChange {
  const markers = (name: string) => listOf(String(given.get(name) ?? '').split(','))
  const change: BulkChange = {
    stockStatusId: productStockStatuses.find((status) => status === given.get('stockStatusId')),
    isActive: flagOf(given.get('isActive')),
    isHidden: flagOf(given.get('isHidden')),
    addCategoryIds: listOf(given.getAll('addCategoryIds')),
    removeCategoryIds: listOf(given.getAll('removeCategoryIds')),
    addMarkers: markers('addMarkers'),
    removeMarkers: markers('removeMarkers'),
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
