import { useRef, useState } from 'react'
import { useApi } from '#app/api/use-api.ts'

/** Suggests a correction for a mistyped address. Fails silently: sign-up itself validates. */
export function useEmailSuggestion() {
  const [suggestion, setSuggestion] = useState<string | null>(null)
  const api = useApi()
  const asked = useRef('')
  const ask = async (email: string) => {
    if (!email.includes('@') || asked.current === email) return
    asked.current = email
    const verdict = await api('POST /validations/email', { body: { email } }).catch(() => null)
    if (asked.current === email) setSuggestion(verdict?.suggestion ?? null)
  }
  const forget = () => {
    asked.current = ''
    setSuggestion(null)
  }
  return { suggestion, ask, forget }
}
