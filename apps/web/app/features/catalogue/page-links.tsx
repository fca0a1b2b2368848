import { formatNumber } from '@salvia/rules/format/format'
import { useSearchParams } from 'react-router'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import css from './page-links.module.css'
import { pageNumbers } from './page-numbers.ts'

type Props = { path: string; pager: { count: number; limit: number; offset: number } }

/** Pagination of a public list as links, so that pages can be indexed and shared. */
export function PageLinks({ path, pager: { count, limit, offset } }: Props) {
  const [search] = useSearchParams()
  const to = (next: number) => {
    const changed = new URLSearchParams(search)
    if (next === 0) changed.delete('offset')
    else changed.set('offset', String(next))
    return changed.size > 0 ? `${path}?${changed}` : path
  }
  if (count <= limit) return null
  const current = Math.floor(offset / limit) + 1
  return (
    <nav className={css.pages} aria-label={m.list_pages()}>
      {offset > 0 && <LocalLink to={to(Math.max(0, offset - limit))}>{m.list_previous()}</LocalLink>}
      <ol className={css.numbers}>
        {pageNumbers(current, Math.ceil(count / limit)).map(({ page, isApart }) => (
          <li key={page} data-apart={isApart || undefined}>
            <LocalLink
              to={to((page - 1) * limit)}
              aria-current={page === current ? 'page' : undefined}
              aria-label={m.list_page({ page: formatNumber(page, getLocale()) })}
            >
              {formatNumber(page, getLocale())}
            </LocalLink>
          </li>
        ))}
      </ol>
      {offset + limit < count && <LocalLink to={to(offset + limit)}>{m.list_next()}</LocalLink>}
      <span className={`third num ${css.range}`}>
        {m.list_range({ from: offset + 1, to: Math.min(offset + limit, count), count })}
      </span>
    </nav>
  )
}
