import { m } from '#app/paraglide/messages.js'
import { Button } from './button.tsx'
import css from './pages.module.css'

type Props = { shown: number; total: number; onMore: () => void }

/** How many of a list are shown, and the way to more. */
export const ShowMore = ({ shown, total, onMore }: Props) => (
  <p className={css.pages}>
    {shown < total && (
      <Button size="sm" onClick={onMore}>
        {m.list_show_more()}
      </Button>
    )}
    <span className="num">{m.list_shown_of({ shown, total })}</span>
  </p>
)
