import { useLocation } from 'react-router'
import { useIsShown } from '#app/api/use-is-shown.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import css from './bars.module.css'

/** Says whether the page shows drafts. Leaving reloads the page, as anything on it may be a draft. */
export function PreviewBar() {
  const { pathname, search } = useLocation()
  const areDraftsRefused = useIsShown('GET /content/{name}', ({ isUndrafted }) => isUndrafted === true)
  return (
    <aside className={`no-print ${css.plan}`} aria-label={m.preview_of_drafts()}>
      <p role="status">{areDraftsRefused ? m.preview_drafts_refused() : m.preview_of_drafts()}</p>
      <Button
        size="sm"
        component="a"
        href={`/preview/leave?page=${encodeURIComponent(`${pathname}${search}`)}`}
      >
        {m.preview_leave()}
      </Button>
    </aside>
  )
}
