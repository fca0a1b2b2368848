import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { pageComing } from '#app/api/invalidate.ts'
import css from './shell.module.css'

/** Progress bar for navigations that take longer than a third of a second. */
export function ProgressBar() {
  const isComing = useNavigation().state !== 'idle'
  useFreshOnArrival(isComing)
  return isComing ? <div className={css.progress} aria-hidden="true" /> : null
}

/** The page's data may have been read before a write that ended while it was on its way. */
function useFreshOnArrival(isComing: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (!isComing) return
    const arrived = pageComing(client)
    // The page takes its data in after this.
    return () => void setTimeout(arrived)
  }, [isComing, client])
}
