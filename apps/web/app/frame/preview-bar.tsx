import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import css from './bars.module.css'

type Read = { isUndrafted?: true }

/** Whether what the page shows of the content service is published, as the service refused its drafts. */
function useAreDraftsRefused(): boolean {
  const cache = useQueryClient().getQueryCache()
  const areRefused = () =>
    cache
      .findAll({ type: 'active', queryKey: ['GET /content/{name}'] })
      .some(({ state }) => (state.data as Read | undefined)?.isUndrafted === true)
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    areRefused,
    () => false,
  )
}

/** Says whether the page shows drafts. Leaving reloads the page, as anything on it may be a draft. */
export function PreviewBar() {
  const { pathname, search } = useLocation()
  const areDraftsRefused = useAreDraftsRefused()
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
