import { useEffect, useRef, useState } from 'react'
import { useApi } from '#app/api/use-api.ts'
import { m } from '#app/paraglide/messages.js'

/** The e-mail field of the form around an element. */
const fieldAround = (element: Element | null) =>
  element?.closest('form')?.querySelector<HTMLInputElement>('input[name="email"]') ?? null

/**
 * Below a form's e-mail field: offers the address that a mistyped one is likely to mean. Says nothing where that could
 * not be asked; the form checks the address itself.
 */
export function EmailSuggestion() {
  const place = useRef<HTMLParagraphElement>(null)
  const [suggestion, setSuggestion] = useState<string | null>(null)
  const api = useApi()
  useEffect(() => {
    const field = fieldAround(place.current)
    let asked = ''
    const forget = () => {
      asked = ''
      setSuggestion(null)
    }
    const ask = async () => {
      const email = field?.value.trim() ?? ''
      if (!email.includes('@') || asked === email) return
      asked = email
      const verdict = await api('POST /validations/email', { body: { email } }).catch(() => null)
      if (asked === email) setSuggestion(verdict?.suggestion ?? null)
    }
    field?.addEventListener('input', forget)
    field?.addEventListener('blur', ask)
    // A quick visitor has left the field before this part was there to hear it.
    if (field && field !== document.activeElement && field.value !== field.defaultValue) void ask()
    return () => {
      field?.removeEventListener('input', forget)
      field?.removeEventListener('blur', ask)
    }
  }, [api])
  const take = (email: string) => {
    const field = fieldAround(place.current)
    if (field === null) return
    field.value = email
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    field.focus()
  }
  return (
    <p ref={place} role="status">
      {suggestion !== null && (
        <button type="button" className="link" onClick={() => take(suggestion)}>
          {m.auth_did_you_mean({ email: suggestion })}
        </button>
      )}
    </p>
  )
}
