import { Button } from '@mantine/core'
import { m } from '#app/paraglide/messages.js'
import css from './pages.module.css'

type Props = {
  count: number
  limit: number
  offset: number
  onGo: (offset: number) => void
  /** What tells these pages from others on the screen. */
  label?: string
}

/** How many entries a list has, and the way through its pages where it has several. */
export function Pages({ count, limit, offset, onGo, label }: Props) {
  if (count <= limit) return <p className={css.count}>{m.list_count({ count })}</p>
  const to = Math.min(offset + limit, count)
  return (
    <nav className={css.pages} aria-label={label ?? m.list_pages()}>
      <Button size="sm" disabled={offset === 0} onClick={() => onGo(Math.max(0, offset - limit))}>
        {m.list_previous()}
      </Button>
      <span className="num">{m.list_range({ from: offset + 1, to, count })}</span>
      <Button size="sm" disabled={to >= count} onClick={() => onGo(offset + limit)}>
        {m.list_next()}
      </Button>
    </nav>
  )
}
