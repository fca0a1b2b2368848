import { productStockStatuses } from '@salvia/contract/words/catalogue'
import { eanOf } from '../product/ean.ts'

/** Why a cell, line or file cannot be imported; the word that messages are found by. */
export type ImportErrorCode =
  | 'EmptyFile'
  | 'UnclosedQuote'
  | 'UnknownColumn'
  | 'ColumnTwice'
  | 'ColumnMissing'
  | 'TooManyCells'
  | 'TooManyLines'
  | 'Required'
  | 'RequiredForNew'
  | 'TooLong'
  | 'NotANumber'
  | 'NotWhole'
  | 'Negative'
  | 'NotPositive'
  | 'NotAFlag'
  | 'UnknownWord'
  | 'BadEan'
  | 'SkuTwice'
  | 'EanTwice'
  | 'EanTaken'

export type ImportValue = string | number | boolean | string[] | null

/** What cells may name: brands by their names, the rest by ids. Brands are compared without regard to case. */
export type ImportWords = {
  brandNames: string[]
  deliveryFormatIds: string[]
  categoryIds: string[]
  vatCategoryIds: string[]
  countryCodes: string[]
}

export type ReadCell = { value: ImportValue } | { code: ImportErrorCode }

type Reader = (cell: string, words: ImportWords) => ReadCell

const text =
  (most: number): Reader =>
  (cell) =>
    cell.length > most ? { code: 'TooLong' } : { value: cell }

/** Comma or point for decimals; thousands are not parted, as 1.000 would be read in two ways. */
const decimal = (cell: string): number | null =>
  /^-?\d+(?:[.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : null

const positive: Reader = (cell) => {
  const number = decimal(cell)
  if (number === null) return { code: 'NotANumber' }
  return number > 0 ? { value: number } : { code: 'NotPositive' }
}

const count: Reader = (cell) => {
  const number = decimal(cell)
  if (number === null) return { code: 'NotANumber' }
  if (!Number.isSafeInteger(number)) return { code: 'NotWhole' }
  return number < 0 ? { code: 'Negative' } : { value: number }
}

/** Euros with at most two decimals, stored as cents. */
const cents: Reader = (cell) => {
  const [, euros, part = ''] = /^(-?\d{1,9})(?:[.,](\d{1,2}))?$/.exec(cell) ?? []
  if (euros === undefined) return { code: 'NotANumber' }
  const amount = Number(`${euros}${part.padEnd(2, '0')}`)
  return amount > 0 ? { value: amount } : { code: 'NotPositive' }
}

const yes = ['yes', 'true', '1', 'ja', 'oui', 'wahr', 'waar', 'vrai']
const no = ['no', 'false', '0', 'nein', 'nee', 'non', 'falsch', 'onwaar', 'faux']

const flag: Reader = (cell) => {
  const word = cell.toLowerCase()
  if (yes.includes(word)) return { value: true }
  return no.includes(word) ? { value: false } : { code: 'NotAFlag' }
}

const oneOf =
  (known: (words: ImportWords) => readonly string[]): Reader =>
  (cell, words) => {
    const found = known(words).find((word) => word.toLowerCase() === cell.toLowerCase())
    return found === undefined ? { code: 'UnknownWord' } : { value: found }
  }

const listOf =
  (one: Reader): Reader =>
  (cell, words) => {
    const values = new Set<string>()
    for (const part of cell.split(/[,|]/)) {
      const read = part.trim() === '' ? null : one(part.trim(), words)
      if (read && 'code' in read) return read
      if (read) values.add(String(read.value))
    }
    return { value: [...values] }
  }

const ean: Reader = (cell) => {
  const value = eanOf(cell)
  return value === null ? { code: 'BadEan' } : { value }
}

type ImportColumn = {
  read: Reader
  /** What an empty cell means: nothing known, nothing listed, or a mistake. */
  empty: null | 'List' | 'Required'
  neededForNew: boolean
}

const column = (read: Reader, empty: ImportColumn['empty'], neededForNew = false): ImportColumn => ({
  read,
  empty,
  neededForNew,
})

/** The columns of a product file. Lists are separated by commas or bars, prices are net euros. */
export const importColumns = {
  sku: column(text(60), 'Required', true),
  name: column(text(200), 'Required', true),
  brandName: column(
    oneOf(({ brandNames }) => brandNames),
    'Required',
    true,
  ),
  ean: column(ean, null),
  deliveryFormatId: column(
    oneOf(({ deliveryFormatIds }) => deliveryFormatIds),
    'Required',
    true,
  ),
  deliveryFormatSize: column(positive, null),
  unitSize: column(positive, null),
  servingsPerContainer: column(positive, null),
  netWeightGrams: column(count, null),
  netPrice: column(cents, 'Required', true),
  vatCategoryId: column(
    oneOf(({ vatCategoryIds }) => vatCategoryIds),
    'Required',
  ),
  stockStatus: column(
    oneOf(() => productStockStatuses),
    'Required',
  ),
  quantity: column(count, 'Required'),
  deliveryDays: column(count, 'Required'),
  isActive: column(flag, 'Required'),
  isHidden: column(flag, 'Required'),
  canBeSample: column(flag, 'Required'),
  markers: column(listOf(text(40)), 'List'),
  categoryIds: column(listOf(oneOf(({ categoryIds }) => categoryIds)), 'List'),
  restrictedCountries: column(listOf(oneOf(({ countryCodes }) => countryCodes)), 'List'),
} satisfies Record<string, ImportColumn>

export type ImportField = keyof typeof importColumns

export const importFields = Object.keys(importColumns) as ImportField[]

/** The value of a cell of a column; the mistake in it when there is one. */
export function readImportCell(field: ImportField, cell: string, words: ImportWords): ReadCell {
  const { read, empty } = importColumns[field]
  if (cell !== '') return read(cell, words)
  if (empty === 'Required') return { code: 'Required' }
  return { value: empty === 'List' ? [] : null }
}
