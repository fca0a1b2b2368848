import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { brandsQuery, categoriesQuery, formatsQuery, type ShopFilter, sorts } from './catalogue-queries.ts'
import css from './shop.module.css'

const sortWords: Record<(typeof sorts)[number], () => string> = {
  name: m.shop_sort_name,
  '-name': m.shop_sort_name_down,
  price: m.shop_sort_price,
  '-price': m.shop_sort_price_down,
  newest: m.shop_sort_newest,
}

const all = (label: string) => ({ value: '', label })

/** Search and filters as a form of the address: it works before any script has arrived. */
export function ShopFilters({ filter }: { filter: ShopFilter }) {
  const language = getLocale()
  const submit = useSubmit()
  const brands = useQuery(brandsQuery).data ?? []
  const categories = useQuery(categoriesQuery).data ?? []
  const formats = useQuery(formatsQuery).data ?? []
  const form = useRef<HTMLFormElement>(null)
  const { query, categoryId, deliveryFormatId, brandId, sort } = filter
  useEffect(
    () => showFields(form.current, { query, categoryId, deliveryFormatId, brandId, sort }),
    [query, categoryId, deliveryFormatId, brandId, sort],
  )
  return (
    <Form
      ref={form}
      role="search"
      className={css.filters}
      onChange={({ currentTarget }) => submitSelect(currentTarget, submit)}
    >
      <TextInput
        className={css.search}
        name="query"
        type="search"
        aria-label={m.shop_search()}
        placeholder={m.shop_search()}
        defaultValue={filter.query}
        maxLength={200}
        leftSection={<IconSearch size={20} stroke={1.75} />}
      />
      <NativeSelect
        name="categoryId"
        aria-label={m.shop_category()}
        defaultValue={filter.categoryId}
        data={[
          all(m.shop_all_categories()),
          ...categories.map(({ id, names }) => ({ value: id, label: names[language] })),
        ]}
      />
      <NativeSelect
        name="deliveryFormatId"
        aria-label={m.shop_format()}
        defaultValue={filter.deliveryFormatId}
        data={[
          all(m.shop_all_formats()),
          ...formats.map(({ id, pluralNames }) => ({ value: id, label: pluralNames[language] })),
        ]}
      />
      <NativeSelect
        name="brandId"
        aria-label={m.shop_brand()}
        defaultValue={filter.brandId}
        data={[all(m.shop_all_brands()), ...brands.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <NativeSelect
        name="sort"
        aria-label={m.shop_sort()}
        defaultValue={filter.sort}
        data={[all(m.shop_sort_usual()), ...sorts.map((value) => ({ value, label: sortWords[value]() }))]}
      />
      <noscript>
        <Button type="submit">{m.shop_apply()}</Button>
      </noscript>
    </Form>
  )
}

/** Going back, or clearing the search, shows in the fields; whoever is in one of them keeps the focus. */
function showFields(form: HTMLFormElement | null, wanted: Record<string, string>) {
  for (const [name, value] of Object.entries(wanted)) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
  }
}

/** A choice takes effect at once; what is typed waits for Enter. */
async function submitSelect(form: HTMLFormElement, submit: ReturnType<typeof useSubmit>): Promise<void> {
  if (document.activeElement instanceof HTMLSelectElement) await submit(form, { preventScrollReset: true })
}
