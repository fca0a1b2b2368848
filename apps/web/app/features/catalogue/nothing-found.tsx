import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { categoriesQuery } from './catalogue-queries.ts'
import { CategoryChips } from './category-chips.tsx'

/** A list without products: the search alone is taken away where there is one, and every category is a way on. */
export function NothingFound() {
  const [search] = useSearchParams()
  const categories = useQuery(categoriesQuery).data ?? []
  const left = new URLSearchParams(search)
  for (const name of ['query', 'isVerbatim', 'offset']) left.delete(name)
  const isSearch = (search.get('query') ?? '').trim() !== ''
  return (
    <>
      <EmptyState
        title={m.shop_nothing_title()}
        action={
          <LocalLink to={isSearch ? `/shop?${left}` : '/shop'}>
            {isSearch ? m.shop_clear_search() : m.shop_clear()}
          </LocalLink>
        }
      >
        {m.shop_nothing_text()}
      </EmptyState>
      <CategoryChips
        id="categories"
        title={m.shop_nothing_categories()}
        entries={categories.map(({ id, names }) => ({ id, name: names[getLocale()] }))}
      />
    </>
  )
}
