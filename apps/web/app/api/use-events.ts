import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followEvents } from './follow-events.ts'
import { invalidate, type Stale } from './invalidate.ts'

type Followed = {
  path: string
  /** A guest's key; an account needs none. */
  chatKey?: string | null
  /** What an event may have changed; the same array at each rendering. */
  stale: Stale[]
}

/** Reads again what an event of a stream may have changed, while the page is looked at. */
export function useEvents({ path, chatKey, stale }: Followed): void {
  const client = useQueryClient()
  useEffect(() => {
    let end: (() => void) | null = null
    const headers: Record<string, string> = chatKey ? { 'x-chat-key': chatKey } : {}
    const hear = () => void invalidate(client, ...stale)
    // A browser opens few connections to one host: a page that nobody sees needs none.
    const followIfSeen = () => {
      end?.()
      end = document.visibilityState === 'visible' ? followEvents({ path, headers, hear }) : null
    }
    followIfSeen()
    document.addEventListener('visibilitychange', followIfSeen)
    return () => {
      document.removeEventListener('visibilitychange', followIfSeen)
      end?.()
    }
  }, [client, path, chatKey, stale])
}
