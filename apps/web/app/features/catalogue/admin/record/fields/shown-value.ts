import { labelUnits, productStockStatuses, vatCategories } from '@salvia/contract/words/catalogue'
import { formatMoney, formatNumber } from '@salvia/rules/format/format'
import { unitSymbol } from '@salvia/rules/nutrition/unit-symbol'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { stockWord } from '#app/ui/stock-status.tsx'
import { vatWords } from '../../product-words.ts'
import type { useReferenceChoices } from '../../reference-words.ts'

const MOST_LETTERS = 90

const MOST_OF_LIST = 400

const shortened = (text: string, most = MOST_LETTERS): string =>
  text.length > most ? `${text.slice(0, most)}…` : text

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

const told = [
  'labelName',
  'name',
  'countryCode',
  'reason',
  'source',
  'value',
  'status',
  'kind',
  'variantKind',
]

/** A list row summarised: an ingredient with its amount, a country with its reason. */
function rowWords(row: object): string {
  const { amount, unit, intakeFormatId, ...parts } = row as Record<string, unknown>
  const symbol = labelUnits.find((one) => one === unit)
  const quantity = typeof amount === 'number' ? formatNumber(amount, getLocale()) : ''
  const words = told.map((name) => parts[name]).filter((word) => word !== 'Unknown')
  return [...words, quantity, symbol && unitSymbol(symbol, getLocale()), intakeFormatId]
    .filter(Boolean)
    .join(' ')
}

function listed(values: unknown[], { categories }: Choices): string {
  const words = values.map((value) =>
    typeof value === 'string'
      ? (categories.find((choice) => choice.value === value)?.label ?? value)
      : rowWords(value as object),
  )
  return shortened(words.join(', '), MOST_OF_LIST)
}

function figure(field: string, value: number): string {
  const isPrice = field === 'price' || field.endsWith('.price')
  return isPrice
    ? formatMoney({ amount: value, currency: 'EUR' }, getLocale())
    : formatNumber(value, getLocale())
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A field value formatted for the side-by-side view; a dash for none. */
export function shownValue(field: string, value: unknown, choices: Choices): string {
  if (isNothing(value)) return '–'
  if (typeof value === 'boolean') return value ? m.common_yes() : m.common_no()
  if (typeof value === 'number') return figure(field, value)
  if (typeof value === 'string') return named(field, value, choices) ?? shortened(value)
  return Array.isArray(value) ? listed(value, choices) : shortened(rowWords(value as object))
}
