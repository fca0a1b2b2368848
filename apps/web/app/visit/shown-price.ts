import type { ProductPrice } from '@salvia/contract/catalogue/shop'
import type { Money } from '@salvia/contract/money'
import { countryName, formatRate } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { useShell } from './shell-data.ts'

type ShownPrice = { value: Money; basis: string }

/** The price per pack, net or gross, and its label. */
export function shownPrice(price: ProductPrice | null, showsNet: boolean): ShownPrice | null {
  if (price === null) return null
  const language = getLocale()
  const country = countryName(price.countryCode, language)
  return showsNet
    ? { value: price.net, basis: m.price_basis_net({ country }) }
    : { value: price.gross, basis: m.price_basis({ country, rates: formatRate(price.vatRate, language) }) }
}

/** Whether the viewer prefers net prices. */
export const useShowsNet = (): boolean => useShell()?.showsNet ?? false

/** The price per pack as the viewer prefers it. */
export const useShownPrice = (price: ProductPrice | null): ShownPrice | null =>
  shownPrice(price, useShowsNet())
