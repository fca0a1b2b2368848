import type { ApiAnswer } from '@salvia/contract/api-calls'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { categoriesQuery } from './catalogue-queries.ts'

/** How a query was understood where that is not what it says: a corrected word, which can be undone, and categories. */
export function SearchNotes({
  found: { corrected, categories = [] },
}: {
  found: Pick<ApiAnswer<'GET /products'>, 'corrected' | 'categories'>
}) {
  const [search] = useSearchParams()
  const language = getLocale()
  const all = useQuery(categoriesQuery).data ?? []
  const names = categories.flatMap((id) => all.find((category) => category.id === id)?.names[language] ?? [])
  const asTyped = new URLSearchParams(search)
  asTyped.set('isVerbatim', 'true')
  asTyped.delete('offset')
  return (
    <>
      {corrected !== undefined && (
        <p className="second">
          {m.shop_corrected({ query: corrected })}{' '}
          <LocalLink to={`/shop?${asTyped}`}>
            {m.shop_as_typed({ query: (search.get('query') ?? '').trim() })}
          </LocalLink>
        </p>
      )}
      {names.length > 0 && (
        <p className="second">
          {m.shop_categories_shown({ names: new Intl.ListFormat(language).format(names) })}
        </p>
      )}
    </>
  )
}
