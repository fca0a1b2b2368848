import type { ProductPrice } from '@salvia/contract/catalogue/shop'
import type { Money } from '@salvia/contract/money'
import { countryName, formatRate } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { useShell } from './shell-data.ts'

type ShownPrice = { value: Money; basis: string }

/** What a pack costs with or without VAT, and how the price says which of them it is. */
export function shownPrice(price: ProductPrice | null, showsNet: boolean): ShownPrice | null {
  if (price === null) return null
  const language = getLocale()
  const country = countryName(price.countryCode, language)
  return showsNet
    ? { value: price.net, basis: m.price_basis_net({ country }) }
    : { value: price.gross, basis: m.price_basis({ country, rates: formatRate(price.vatRate, language) }) }
}

/** Whether the viewer wants prices without VAT. */
export const useShowsNet = (): boolean => useShell()?.showsNet ?? false

/** What a pack costs as its viewer wants it. */
export const useShownPrice = (price: ProductPrice | null): ShownPrice | null =>
  shownPrice(price, useShowsNet())
