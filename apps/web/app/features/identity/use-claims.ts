import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { currentToken, onTokenChange, refreshSession } from '#app/api/session.ts'
import { type Claims, tokenClaims } from './token-claims.ts'

const noToken = () => undefined

/** The session's claims, reread on mount; null until known. */
export function useClaims(): { claims: Claims | null; isFailed: boolean } {
  const token = useSyncExternalStore(onTokenChange, currentToken, noToken)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    refreshSession().then(
      (isOpen) => setFailed(!isOpen),
      () => setFailed(true),
    )
  }, [])
  const claims = useMemo(() => (token === undefined ? null : tokenClaims(token)), [token])
  return { claims, isFailed: isFailed && claims === null }
}
