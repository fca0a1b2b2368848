import type { ProductFacets } from '@salvia/contract/catalogue/product-search'
import type { Currency } from '@salvia/contract/money'
import type { FactSubject } from '@salvia/contract/words/facts'
import type { Allergen } from '@salvia/contract/words/search'
import { formatMoney } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { bandOf, NEW_MARKER, readBand } from './shop-filter.ts'

const allergenNames: Record<Allergen, () => string> = {
  Gluten: m.allergen_gluten,
  Crustaceans: m.allergen_crustaceans,
  Eggs: m.allergen_eggs,
  Fish: m.allergen_fish,
  Peanuts: m.allergen_peanuts,
  Soy: m.allergen_soy,
  Milk: m.allergen_milk,
  Nuts: m.allergen_nuts,
  Celery: m.allergen_celery,
  Mustard: m.allergen_mustard,
  Sesame: m.allergen_sesame,
  Sulphites: m.allergen_sulphites,
  Lupin: m.allergen_lupin,
  Molluscs: m.allergen_molluscs,
}

export const allergenWord = (allergen: Allergen): string => allergenNames[allergen]()

/** What a product's facts name. */
export const factWord = (subject: FactSubject): string => {
  if (subject === 'Gelatin') return m.fact_gelatin()
  return subject === 'Sugar' ? m.fact_sugar() : allergenWord(subject)
}

/** Tags come from the catalogue; our own ones are translated. */
export const markerWord = (marker: string): string => (marker === NEW_MARKER ? m.shop_marker_new() : marker)

/** A band of prices in words, in the currency that prices are shown in. */
export function priceWords(price: string, currency: Currency): string {
  const inWords = (amount: number): string => formatMoney({ amount, currency }, getLocale())
  const band = readBand(price)
  if (band === null) return price
  if (band.to === null) return m.shop_price_above({ from: inWords(band.from) })
  if (band.from === 0) return m.shop_price_below({ to: inWords(band.to) })
  return m.shop_price_between({ from: inWords(band.from), to: inWords(band.to) })
}

export type Choice = { value: string; label: string }
type Counted = { id: string; count: number }[]

/**
 * Options with the number of products each leaves. With exact counts, empty options are hidden except the selected one.
 */
export function countedChoices(
  choices: Choice[],
  { counts, chosen, isEstimate }: { counts: Counted | undefined; chosen: string; isEstimate: boolean },
): Choice[] {
  if (counts === undefined) return choices
  const countOf = new Map(counts.map(({ id, count }) => [id, count]))
  return choices.flatMap(({ value, label }) => {
    const count = countOf.get(value)
    if (count === undefined) return isEstimate || value === chosen ? [{ value, label }] : []
    return [{ value, label: isEstimate ? label : `${label} (${count})` }]
  })
}

/** Non-empty price bands with counts, and the selected one. */
export function priceChoices(facets: ProductFacets | undefined, chosen: string): Choice[] {
  if (facets === undefined) return []
  const { prices: bands, priceCurrency, isEstimate } = facets
  const words = (band: string): string => priceWords(band, priceCurrency)
  const choices = bands.map((band) => ({ value: bandOf(band), label: words(bandOf(band)) }))
  const counts = bands.map((band) => ({ id: bandOf(band), count: band.count }))
  const isMissing = chosen !== '' && !choices.some(({ value }) => value === chosen)
  return [
    ...(isMissing ? [{ value: chosen, label: words(chosen) }] : []),
    ...countedChoices(choices, { counts, chosen, isEstimate }),
  ]
}

/** An allergen with the number of matching products that contain it. */
export function allergenChoice(allergen: Allergen, facets: ProductFacets | undefined): string {
  const count = facets?.isEstimate ? undefined : facets?.allergens.find(({ id }) => id === allergen)?.count
  return count === undefined ? allergenWord(allergen) : `${allergenWord(allergen)} (${count})`
}
