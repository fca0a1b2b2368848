import { Button } from '@mantine/core'
import type { ProductFacets } from '@salvia/contract/catalogue/product-search'
import { PRODUCT_QUERY_LENGTH } from '@salvia/contract/words/limits'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { Form, useSearchParams, useSubmit } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { brandsQuery, categoriesQuery, formatsQuery } from './catalogue-queries.ts'
import { type Choice, countedChoices } from './facet-words.ts'
import { MoreFilters } from './more-filters.tsx'
import css from './shop.module.css'
import { readShopFilter, type ShopFilter, sorts } from './shop-filter.ts'

const sortWords: Record<(typeof sorts)[number], () => string> = {
  name: m.shop_sort_name,
  '-name': m.shop_sort_name_down,
  price: m.shop_sort_price,
  '-price': m.shop_sort_price_down,
  newest: m.shop_sort_newest,
}

const TYPING_PAUSE_MS = 300
/** One letter begins too many words to be looked for. */
const FEWEST_LETTERS = 2

/** Search is debounced; the field keeps what is typed until the answer arrives. */
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
    // Only the first of several searches is worth a step back.
    const replace = typed.current !== null && search.has('query')
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

/** Search and filters as a form of the address: it works before any script has arrived. */
export function ShopFilters({ filter, facets }: Props) {
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
      <FirstFilters filter={filter} facets={facets} />
      <SelectField
        name="sort"
        aria-label={m.shop_sort()}
        defaultValue={filter.sort}
        data={[
          { value: '', label: m.shop_sort_usual() },
          ...sorts.map((value) => ({ value, label: sortWords[value]() })),
        ]}
      />
      <MoreFilters filter={filter} facets={facets} />
      <noscript>
        <Button type="submit">{m.shop_apply()}</Button>
      </noscript>
    </Form>
  )
}

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
  const formats = useQuery(formatsQuery).data ?? []
  const isEstimate = facets?.isEstimate ?? false
  const rows = [
    {
      name: 'categoryId' as const,
      label: m.shop_category(),
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
      label: m.shop_brand(),
      all: m.shop_all_brands(),
      choices: brands.map(({ id, name }): Choice => ({ value: id, label: name })),
      counts: facets?.brands,
    },
  ]
  return rows.map(({ name, label, all, choices, counts }) => (
    <SelectField
      key={name}
      name={name}
      aria-label={label}
      defaultValue={filter[name]}
      data={[
        { value: '', label: all },
        ...countedChoices(choices, { counts, chosen: filter[name], isEstimate }),
      ]}
    />
  ))
}

/** Going back, or clearing the search, shows in the fields; whoever is in one of them keeps the focus. */
function showFields(form: HTMLFormElement | null, filter: ShopFilter) {
  if (form === null) return
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = filter.without.some((allergen) => allergen === field.value)
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = String(filter[field.name as keyof ShopFilter] ?? '')
  }
}

/** What the form says, without the filters that are not set: addresses are read and sent by people. */
function givenOf(form: HTMLFormElement): URLSearchParams {
  const given = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()])
  return new URLSearchParams(given.filter(([, value]) => value !== ''))
}
