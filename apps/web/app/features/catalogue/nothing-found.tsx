import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { categoriesQuery } from './catalogue-queries.ts'
import { CategoryChips } from './category-chips.tsx'
import { notKnownWords } from './not-known-words.ts'
import css from './nothing-found.module.css'
import { countFilters, readShopFilter } from './shop-filter.ts'
import type { Found } from './shop-state-words.ts'

/** What else can be done for the words that found nothing. */
export type Further = (query: string) => ReactNode

/** A list without products: what was looked for, what to take away of it, and every category as a way on. */
export function NothingFound({ further, found }: { further: Further; found: Pick<Found, 'notKnown'> }) {
  const [search] = useSearchParams()
  const categories = useQuery(categoriesQuery).data ?? []
  const query = (search.get('query') ?? '').trim()
  const left = new URLSearchParams(search)
  for (const name of ['query', 'isVerbatim', 'offset']) left.delete(name)
  const isFiltered = countFilters(readShopFilter(left)) > 0
  const leftOut = notKnownWords(readShopFilter(left), found)
  return (
    <div className={css.nothing}>
      <EmptyState
        title={query === '' || isFiltered ? m.shop_nothing_title() : m.shop_nothing_title_for({ query })}
        action={
          <Button component={LocalLink} to={query === '' ? '/shop' : `/shop?${left}`}>
            {query === '' ? m.shop_clear() : m.shop_clear_search()}
          </Button>
        }
      >
        {leftOut} {isFiltered || leftOut !== null ? m.shop_nothing_text() : m.shop_nothing_text_search()}{' '}
        {further(query)}
      </EmptyState>
      <CategoryChips
        id="categories"
        title={m.shop_nothing_categories()}
        entries={categories.map(({ id, names }) => ({ id, name: names[getLocale()] }))}
      />
    </div>
  )
}
