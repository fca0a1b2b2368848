import type { ApiAnswer } from '@salvia/contract/api-calls'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { KEEPS_FOCUS } from '#app/lib/focus.ts'
import { keepSeenVersion, readSeenVersion } from './seen-version.ts'
import { readToken, storeToken } from './stored-token.ts'

/** What carries the token of an invitation in the address of a mailed link. */
const TOKEN = 'invitation'

export type Seen = ApiAnswer<'POST /recommendations/code/{shareCode}/viewed'>

/**
 * Notes once that the plan is being read, as the invited person where the address or this tab holds an invitation, which
 * leaves the address. Null until the reader's relation to the plan is known.
 */
export function useSeen(shareCode: string): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null)
  const isNoted = useRef(false)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { run: note } = useCommand({
    send: (api) => {
      const token = readToken(shareCode)
      const seenVersion = readSeenVersion(shareCode)
      return api('POST /recommendations/code/{shareCode}/viewed', {
        params: { shareCode },
        body: { ...(token !== null && { token }), ...(seenVersion !== null && { seenVersion }) },
      })
    },
    onDone: (now: Seen) => {
      if (now.version !== null) keepSeenVersion(shareCode, now.version)
      setSeen(now)
    },
    // The plan is read all the same.
    onFailed: shownHere,
  })
  useEffect(() => {
    if (isNoted.current) return
    isNoted.current = true
    const token = search.get(TOKEN)
    if (token) {
      storeToken(shareCode, token)
      const after = new URLSearchParams(search)
      after.delete(TOKEN)
      // The plan is not read again: personal notes that came meanwhile would be lost.
      const asItIs = { preventScrollReset: true, defaultShouldRevalidate: false, state: KEEPS_FOCUS }
      void navigate({ search: after.toString() }, { replace: true, ...asItIs })
    }
    void note()
  }, [navigate, note, search, shareCode])
  return seen
}
