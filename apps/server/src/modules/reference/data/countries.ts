import type { Currency as CurrencyCode } from '@salvia/contract/money'
import { currencies } from '@salvia/contract/money'
import type { Country, ReferenceData } from '@salvia/contract/reference/reference'
import { languages, type Translated } from '@salvia/contract/words/locale'
import { compareNames } from '@salvia/rules/format/in-order'
import { readData } from '#kernel/data-file'

type CountrySource = {
  code: string
  names: Record<string, string>
  callingCodes: number[]
  postalCodePattern: string | null
}
type CurrencySource = { code: string; names: Record<string, string>; symbol: string }

const translated = (names: Record<string, string>): Translated =>
  Object.fromEntries(languages.map((language) => [language, names[language] ?? names.en ?? ''])) as Translated

const callingCode = ([first]: number[]): string | null => (first === undefined ? null : `+${first}`)

/** Countries change by law, not by hand: read once from the shipped file. */
export const readCountries = (): Omit<Country, 'hasDeliveryCompanies'>[] =>
  readData<CountrySource[]>('countries/countries.json')
    .map(({ code, names, callingCodes, postalCodePattern }) => ({
      code,
      name: names.en ?? code,
      names: translated(names),
      postalCodePattern,
      callingCode: callingCode(callingCodes),
    }))
    .sort((a, b) => compareNames(a.name, b.name))

const charged: readonly string[] = currencies

/** Currencies the shop charges, in display order. */
export const readCurrencies = (): ReferenceData['currencies'] =>
  readData<CurrencySource[]>('countries/currencies.json')
    .filter(({ code }) => charged.includes(code))
    .map(({ code, names, symbol }) => ({ code: code as CurrencyCode, name: names.en ?? code, symbol }))
    .sort((a, b) => charged.indexOf(a.code) - charged.indexOf(b.code))
