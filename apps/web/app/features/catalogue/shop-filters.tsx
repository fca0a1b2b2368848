import type { ApiAnswer } from '@salvia/contract/api-calls'
import type { ProductFacets } from '@salvia/contract/catalogue/product-search'
import { PRODUCT_QUERY_LENGTH } from '@salvia/contract/words/limits'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, lazy, type RefObject, useEffect, useRef } from 'react'
import { Form, useSearchParams, useSubmit } from 'react-router'
import { deliveryFormatsQuery } from '#app/api/delivery-formats-query.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { FilterSheet } from '#app/ui/filter-sheet.tsx'
import { brandsQuery, categoriesQuery } from './catalogue-queries.ts'
import { type Choice, countedChoices } from './facet-words.ts'
import css from './shop.module.css'
import { countFilters, isBrowsing, readShopFilter, type ShopFilter, sorts } from './shop-filter.ts'

/** Closed until they are asked for. */
const MoreFilters = lazy(() => import('./more-filters.tsx').then((part) => ({ default: part.MoreFilters })))

const sortWords: Record<(typeof sorts)[number], () => string> = {
  name: m.shop_sort_name,
  '-name': m.shop_sort_name_down,
  price: m.shop_sort_price,
  '-price': m.shop_sort_price_down,
  newest: m.shop_sort_newest,
}

const TYPING_PAUSE_MS = 300
/** A single letter matches too much to search for. */
const FEWEST_LETTERS = 2

/** Debounced search; the input keeps the typed text until the results arrive. */
function useTyping(form: RefObject<HTMLFormElement | null>) {
  const submit = useSubmit()
  const [search] = useSearchParams()
  const address = search.toString()
  const typed = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const filter = readShopFilter(new URLSearchParams(address))
    if (typed.current === filter.query) typed.current = null
    showFields(form.current, typed.current === null ? filter : { ...filter, query: typed.current })
  }, [address, form])
  useEffect(() => () => clearTimeout(timer.current), [])
  const apply = (given: HTMLFormElement) => {
    clearTimeout(timer.current)
    // Only the first of several searches adds a history entry. It may have ended since this was drawn.
    const replace = typed.current !== null && new URLSearchParams(window.location.search).has('query')
    void submit(givenOf(given), { preventScrollReset: true, replace })
  }
  const type = (given: HTMLFormElement, query: string) => {
    typed.current = query.trim()
    clearTimeout(timer.current)
    const { length } = typed.current
    if (length === 0 || length >= FEWEST_LETTERS)
      timer.current = setTimeout(() => apply(given), TYPING_PAUSE_MS)
  }
  return { apply, type }
}

type Props = { filter: ShopFilter; facets: ProductFacets | undefined }

/** Best match is an order of what a search found; without one the list is by name. */
function sortChoices({ query }: ShopFilter) {
  const isSearch = query.trim() !== ''
  const others = sorts.filter((value) => isSearch || value !== 'name')
  return [
    { value: '', label: isSearch ? m.shop_sort_usual() : m.shop_sort_name() },
    ...others.map((value) => ({ value, label: sortWords[value]() })),
  ]
}

const countOf = (found: ApiAnswer<'GET /products'> | undefined): string => {
  if (!found) return m.common_done()
  const { count, countIsEstimate } = found.pager
  return countIsEstimate ? m.shop_count_about({ count }) : m.products_count({ count })
}

/** Search and filters as a GET form: works without scripts. */
export function ShopFilters({
  filter,
  found,
}: {
  filter: ShopFilter
  found: ApiAnswer<'GET /products'> | undefined
}) {
  const facets = found?.facets
  const form = useRef<HTMLFormElement>(null)
  const { apply, type } = useTyping(form)
  return (
    <Form
      ref={form}
      role="search"
      className={css.filters}
      onChange={({ currentTarget, target }) => {
        if (isSearch(target)) type(currentTarget, target.value)
        else apply(currentTarget)
      }}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      <SearchField query={filter.query} />
      <FilterSheet title={m.shop_filters()} opens={opensOf(countFilters(filter))} found={countOf(found)}>
        <FirstFilters filter={filter} facets={facets} />
        <SelectField
          name="sort"
          label={m.list_sort()}
          className={css.first}
          defaultValue={filter.sort}
          data={sortChoices(filter)}
        />
        <DeferredPart>
          <MoreFilters filter={filter} facets={facets} />
        </DeferredPart>
      </FilterSheet>
      <noscript>
        <Button type="submit">{m.shop_apply()}</Button>
      </noscript>
    </Form>
  )
}

const opensOf = (active: number): string =>
  active > 0 ? m.shop_filters_count({ count: active }) : m.shop_filters()

const isSearch = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === 'query'

const SearchField = ({ query }: { query: string }) => (
  <div className={css.search}>
    <IconSearch size={20} stroke={1.75} aria-hidden="true" />
    <TextField
      name="query"
      type="search"
      aria-label={m.shop_search()}
      placeholder={m.shop_search()}
      defaultValue={query}
      maxLength={PRODUCT_QUERY_LENGTH}
    />
  </div>
)

function FirstFilters({ filter, facets }: Props) {
  const language = getLocale()
  const brands = useQuery(brandsQuery).data ?? []
  const categories = useQuery(categoriesQuery).data ?? []
  const formats = useQuery(deliveryFormatsQuery).data ?? []
  const isEstimate = facets?.isEstimate ?? false
  const rows = [
    {
      name: 'categoryId' as const,
      label: m.ingredient_category(),
      all: m.shop_all_categories(),
      choices: categories.map(({ id, names }): Choice => ({ value: id, label: names[language] })),
      counts: facets?.categories,
    },
    {
      name: 'deliveryFormatId' as const,
      label: m.shop_format(),
      all: m.shop_all_formats(),
      choices: formats.map(({ id, pluralNames }): Choice => ({ value: id, label: pluralNames[language] })),
      counts: facets?.deliveryFormats,
    },
    {
      name: 'brandId' as const,
      label: m.catalogue_field_brand(),
      all: m.shop_all_brands(),
      choices: brands.map(({ id, name }): Choice => ({ value: id, label: name })),
      counts: facets?.brands,
    },
  ]
  // On the front of the shop, chips lead to the categories.
  const shown = rows.filter(({ name }) => name !== 'categoryId' || !isBrowsing(filter))
  return shown.map(({ name, label, all, choices, counts }) => (
    <SelectField
      key={name}
      name={name}
      label={label}
      className={css.first}
      defaultValue={filter[name]}
      data={[
        { value: '', label: all },
        ...countedChoices(choices, { counts, chosen: filter[name], isEstimate }),
      ]}
    />
  ))
}

/** Back or Clear updates the fields, except the focused one. */
function showFields(form: HTMLFormElement | null, filter: ShopFilter) {
  if (form === null) return
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = filter.without.some((allergen) => allergen === field.value)
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = String(filter[field.name as keyof ShopFilter] ?? '')
  }
}

/** The form's values without unset filters, for short URLs. */
function givenOf(form: HTMLFormElement): URLSearchParams {
  const given = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()])
  return new URLSearchParams(given.filter(([, value]) => value !== ''))
}
