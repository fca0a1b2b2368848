import { useLocation } from 'react-router'
import { useShownWords } from '#app/api/use-shown-words.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import css from './bars.module.css'
import { previewWords } from './preview-words.ts'

const calls = ['GET /content/{name}', 'GET /content/webinars/{id}'] as const

/** Says whether the page shows drafts. Leaving reloads the page, as anything on it may be a draft. */
export function PreviewBar() {
  const { pathname, search } = useLocation()
  const states = useShownWords(calls, ({ draft }) => draft)
  return (
    <aside className={`no-print ${css.plan}`} aria-label={m.preview_of_drafts()}>
      <p role="status">{previewWords(states)}</p>
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
