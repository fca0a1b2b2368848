import type { ProductFacets } from '@salvia/contract/catalogue/product-search'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { deliveryFormatsQuery } from '#app/api/delivery-formats-query.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { stockWord } from '#app/ui/stock-status.tsx'
import { brandsQuery, categoriesQuery, verificationsQuery } from './catalogue-queries.ts'
import { allergenWord, markerWord, priceWords } from './facet-words.ts'
import css from './shop.module.css'
import type { ShopFilter } from './shop-filter.ts'

type Active = { name: string; value: string; words: string }

function useActive(filter: ShopFilter, facets: ProductFacets | undefined): Active[] {
  const language = getLocale()
  const brands = useQuery(brandsQuery).data ?? []
  const categories = useQuery(categoriesQuery).data ?? []
  const formats = useQuery(deliveryFormatsQuery).data ?? []
  const verifications = useQuery(verificationsQuery).data ?? []
  const nameIn = (all: { id: string; names: Record<string, string> }[], id: string) =>
    all.find((one) => one.id === id)?.names[language]
  const { stockStatusId } = filter
  const single: [keyof ShopFilter & string, string | undefined][] = [
    ['categoryId', nameIn(categories, filter.categoryId)],
    ['deliveryFormatId', formats.find(({ id }) => id === filter.deliveryFormatId)?.pluralNames[language]],
    ['brandId', brands.find(({ id }) => id === filter.brandId)?.name],
    ['stockStatusId', stockStatusId === '' ? undefined : stockWord(stockStatusId)],
    ['price', filter.price && facets && priceWords(filter.price, facets.priceCurrency)],
    ['verificationId', nameIn(verifications, filter.verificationId)],
    ['marker', filter.marker && markerWord(filter.marker)],
  ]
  const chosen = single.map(([name, words]) => ({ name, value: String(filter[name]), words: words ?? '' }))
  const without = filter.without.map((allergen) => ({
    name: 'without',
    value: allergen,
    words: m.shop_without_one({ name: allergenWord(allergen) }),
  }))
  const searched = filter.query.trim()
  const words = {
    name: 'query',
    value: searched && filter.query,
    words: m.shop_searched({ query: searched }),
  }
  return [words, ...chosen, ...without].filter(({ value, words }) => value !== '' && words !== '')
}

type Props = { filter: ShopFilter; facets: ProductFacets | undefined }

/** Each active filter as a link that removes it; Back restores it. */
export function ActiveFilters({ filter, facets }: Props) {
  const [search] = useSearchParams()
  const active = useActive(filter, facets)
  if (active.length === 0) return null
  const withoutOne = ({ name, value }: Active) => {
    const left = new URLSearchParams(search)
    if (name === 'query') left.delete(name)
    else left.delete(name, value)
    left.delete('offset')
    return `/shop?${left}`
  }
  return (
    <ul className={css.active} aria-label={m.shop_filters_on()}>
      {active.map((one) => (
        <li key={`${one.name} ${one.value}`}>
          <LocalLink
            to={withoutOne(one)}
            preventScrollReset
            aria-label={m.shop_filter_off({ name: one.words })}
          >
            {one.words}
            <IconX size={16} stroke={1.75} aria-hidden="true" />
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
