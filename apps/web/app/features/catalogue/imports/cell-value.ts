import type { ProductImportLine } from '@salvia/contract/catalogue/product-imports'
import type { ProductStockStatus, VatCategory } from '@salvia/contract/words/catalogue'
import type { ImportField } from '@salvia/contract/words/product-imports'
import { countryName, formatMoney, formatNumber } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { deliveryFormatsQuery } from '#app/api/delivery-formats-query.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { stockWord } from '#app/ui/stock-status.tsx'
import { categoriesQuery } from '../catalogue-queries.ts'

export type Cell = ProductImportLine['changes'][number]['to']
type Named = { id: string; names: Record<ReturnType<typeof getLocale>, string> }
type Words = { formats: Named[]; categories: Named[] }

const nameOf = (words: Named[], id: string): string =>
  words.find((word) => word.id === id)?.names[getLocale()] ?? id

const vatWords: Record<VatCategory, () => string> = {
  FoodSupplement: m.catalogue_vat_supplement,
  Standard: m.import_vat_Standard,
}

/** Labels for a field's values; others are shown as they are. */
const readers: Partial<Record<ImportField, (value: string, words: Words) => string>> = {
  deliveryFormatId: (value, { formats }) => nameOf(formats, value),
  categoryIds: (value, { categories }) => nameOf(categories, value),
  restrictedCountries: (value) => countryName(value, getLocale()),
  stockStatus: (value) => stockWord(value as ProductStockStatus),
  vatCategoryId: (value) => vatWords[value as VatCategory]?.() ?? value,
}

function ofNumber(field: ImportField, value: number): string {
  if (field === 'netPrice') return formatMoney({ amount: value, currency: 'EUR' }, getLocale())
  return formatNumber(value, getLocale())
}

function textOf(field: ImportField, value: Cell, words: Words): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? m.common_yes() : m.common_no()
  if (typeof value === 'number') return ofNumber(field, value)
  const list = Array.isArray(value) ? value : [value]
  return list.map((one) => readers[field]?.(one, words) ?? one).join(', ') || '–'
}

/** A product-file value formatted for display. */
export function useCellText(): (field: ImportField, value: Cell) => string {
  const formats = useQuery(deliveryFormatsQuery).data ?? []
  const categories = useQuery(categoriesQuery).data ?? []
  return (field, value) => textOf(field, value, { formats, categories })
}
