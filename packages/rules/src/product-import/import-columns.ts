import { productStockStatuses } from '@salvia/contract/words/catalogue'
import {
  type ImportErrorCode,
  type ImportField,
  MARKER_LENGTH,
  MOST_CATEGORIES,
  MOST_MARKERS,
  MOST_RESTRICTIONS,
} from '@salvia/contract/words/product-imports'
import { eanOf } from '../product/ean.ts'
import { entriesOf } from './list-cell.ts'

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
  (cell) => {
    if (/\p{Cc}/u.test(cell)) return { code: 'ControlCharacters' }
    return cell.length > most ? { code: 'TooLong' } : { value: cell }
  }

/** Comma or point as decimal separator; no thousands separators, since 1.000 is ambiguous. */
const decimal = (cell: string): number | null =>
  /^-?\d+(?:[.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : null

const positive =
  (most: number): Reader =>
  (cell) => {
    const number = decimal(cell)
    if (number === null) return { code: 'NotANumber' }
    if (number > most) return { code: 'TooLarge' }
    return number > 0 ? { value: number } : { code: 'NotPositive' }
  }

const count =
  (most: number): Reader =>
  (cell) => {
    const number = decimal(cell)
    if (number === null) return { code: 'NotANumber' }
    if (!Number.isInteger(number)) return { code: 'NotWhole' }
    if (number > most) return { code: 'TooLarge' }
    return number < 0 ? { code: 'Negative' } : { value: number }
  }

const MOST_CENTS = 1_000_000_00

/** Euros with at most two decimals, stored as cents. */
const cents: Reader = (cell) => {
  const [, euros, part = ''] = /^(-?\d{1,9})(?:[.,](\d{1,2}))?$/.exec(cell) ?? []
  if (euros === undefined) return { code: 'NotANumber' }
  const amount = Number(`${euros}${part.padEnd(2, '0')}`)
  if (amount > MOST_CENTS) return { code: 'TooLarge' }
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
  (one: Reader, most: number): Reader =>
  (cell, words) => {
    const read = entriesOf(cell).map((part) => one(part, words))
    const values = new Set(read.flatMap((part) => ('value' in part ? [String(part.value)] : [])))
    const mistake = read.find((part) => 'code' in part)
    if (mistake) return mistake
    return values.size > most ? { code: 'TooMany' } : { value: [...values] }
  }

const MOST_OF_A_SIZE = 1_000_000

const weight: Reader = (cell, words) => {
  const read = count(MOST_OF_A_SIZE)(cell, words)
  return 'value' in read && read.value === 0 ? { code: 'NotPositive' } : read
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

/** Parsers of the product file's columns. Lists are separated by commas or bars, prices are net euros. */
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
  deliveryFormatSize: column(positive(MOST_OF_A_SIZE), null),
  unitSize: column(positive(MOST_OF_A_SIZE), null),
  servingsPerContainer: column(positive(MOST_OF_A_SIZE), null),
  netWeightGrams: column(weight, null),
  netPrice: column(cents, 'Required', true),
  vatCategoryId: column(
    oneOf(({ vatCategoryIds }) => vatCategoryIds),
    'Required',
  ),
  stockStatus: column(
    oneOf(() => productStockStatuses),
    'Required',
  ),
  quantity: column(count(10_000_000), 'Required'),
  deliveryDays: column(count(365), 'Required'),
  isActive: column(flag, 'Required'),
  isHidden: column(flag, 'Required'),
  canBeSample: column(flag, 'Required'),
  markers: column(listOf(text(MARKER_LENGTH), MOST_MARKERS), 'List'),
  categoryIds: column(
    listOf(
      oneOf(({ categoryIds }) => categoryIds),
      MOST_CATEGORIES,
    ),
    'List',
  ),
  restrictedCountries: column(
    listOf(
      oneOf(({ countryCodes }) => countryCodes),
      MOST_RESTRICTIONS,
    ),
    'List',
  ),
} satisfies Record<ImportField, ImportColumn>

/** The value of a cell of a column; the mistake in it when there is one. */
export function readImportCell(field: ImportField, cell: string, words: ImportWords): ReadCell {
  const { read, empty } = importColumns[field]
  if (cell !== '') return read(cell, words)
  if (empty === 'Required') return { code: 'Required' }
  return { value: empty === 'List' ? [] : null }
}
