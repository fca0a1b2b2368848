import { useRef, useState } from 'react'
import { browserApi } from '#app/api/browser-api.ts'

/** What was probably meant by an address. Silent when nobody can be asked: the sign-up itself decides. */
export function useEmailSuggestion() {
  const [suggestion, setSuggestion] = useState<string | null>(null)
  const asked = useRef('')
  const ask = async (email: string) => {
    if (!email.includes('@') || asked.current === email) return
    asked.current = email
    const verdict = await browserApi('POST /validations/email', { body: { email } }).catch(() => null)
    if (asked.current === email) setSuggestion(verdict?.suggestion ?? null)
  }
  const forget = () => {
    asked.current = ''
    setSuggestion(null)
  }
  return { suggestion, ask, forget }
}
