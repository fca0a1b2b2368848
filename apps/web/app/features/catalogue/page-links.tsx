import { useSearchParams } from 'react-router'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import css from './page-links.module.css'

type Props = { path: string; pager: { count: number; limit: number; offset: number } }

/** The way through the pages of a public list, as links: each page can be found and sent. */
export function PageLinks({ path, pager: { count, limit, offset } }: Props) {
  const [search] = useSearchParams()
  const to = (next: number) => {
    const changed = new URLSearchParams(search)
    if (next === 0) changed.delete('offset')
    else changed.set('offset', String(next))
    return changed.size > 0 ? `${path}?${changed}` : path
  }
  if (count <= limit) return null
  return (
    <nav className={css.pages} aria-label={m.list_pages()}>
      {offset > 0 && <LocalLink to={to(Math.max(0, offset - limit))}>{m.list_previous()}</LocalLink>}
      <span className="num">
        {m.list_range({ from: offset + 1, to: Math.min(offset + limit, count), count })}
      </span>
      {offset + limit < count && <LocalLink to={to(offset + limit)}>{m.list_next()}</LocalLink>}
    </nav>
  )
}
