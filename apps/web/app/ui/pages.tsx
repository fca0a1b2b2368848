import { m } from '#app/paraglide/messages.js'
import { Button } from './button.tsx'
import css from './pages.module.css'

type Props = {
  count: number
  limit: number
  offset: number
  onGo: (offset: number) => void
  /** What the list counts, when all of it is on one page. */
  counted?: (inputs: { count: number }) => string
  /** Accessible name of the pagination. */
  label?: string
}

/** Entry count and pagination. */
export function Pages({ count, limit, offset, onGo, counted = m.list_count, label }: Props) {
  if (count <= limit) return <p className={css.count}>{counted({ count })}</p>
  const to = Math.min(offset + limit, count)
  return (
    <nav className={css.pages} aria-label={label ?? m.list_pages()}>
      <Button size="sm" repeats disabled={offset === 0} onClick={() => onGo(Math.max(0, offset - limit))}>
        {m.list_previous()}
      </Button>
      <span className="num">{m.list_range({ from: offset + 1, to, count })}</span>
      <Button size="sm" repeats disabled={to >= count} onClick={() => onGo(offset + limit)}>
        {m.list_next()}
      </Button>
    </nav>
  )
}
