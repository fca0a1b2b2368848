import { productStockStatuses, vatCategories } from '@salvia/contract/words/catalogue'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatMoney, formatNumber } from '#app/ui/format.ts'
import { stockWord } from '#app/ui/stock-status.tsx'
import { vatWords } from './product-words.ts'
import type { useReferenceChoices } from './reference-words.ts'

const MOST_LETTERS = 90

const shortened = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text

type Choices = ReturnType<typeof useReferenceChoices>

function named(field: string, value: string, { brands, formats }: Choices): string | undefined {
  const known = [
    ...(field === 'productBrandId' ? brands : []),
    ...(field === 'productDeliveryFormatId' ? formats : []),
  ]
  const status = productStockStatuses.find((one) => one === value)
  const vat = vatCategories.find((one) => one === value)
  if (status && field.startsWith('stockStatus')) return stockWord(status)
  if (vat && field === 'vatCategoryId') return vatWords[vat]()
  return known.find((choice) => choice.value === value)?.label
}

function listed(values: unknown[], { categories }: Choices): string {
  if (!values.every((value) => typeof value === 'string'))
    return m.catalogue_entries({ count: values.length })
  return shortened(
    values.map((value) => categories.find((choice) => choice.value === value)?.label ?? value).join(', '),
  )
}

function figure(field: string, value: number): string {
  const isPrice = field === 'price' || field.endsWith('.price')
  return isPrice
    ? formatMoney({ amount: value, currency: 'EUR' }, getLocale())
    : formatNumber(value, getLocale())
}

const record = (value: object): string =>
  shortened(
    Object.values(value)
      .filter((part) => typeof part === 'string')
      .join(' · '),
  )

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A value of a field in the reader's words, short enough to stand beside another; a dash for nothing. */
export function shownValue(field: string, value: unknown, choices: Choices): string {
  if (isNothing(value)) return '–'
  if (typeof value === 'boolean') return value ? m.common_yes() : m.common_no()
  if (typeof value === 'number') return figure(field, value)
  if (typeof value === 'string') return named(field, value, choices) ?? shortened(value)
  return Array.isArray(value) ? listed(value, choices) : record(value as object)
}
