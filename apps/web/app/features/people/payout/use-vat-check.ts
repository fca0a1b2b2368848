import { useRef, useState } from 'react'
import { useApi } from '#app/api/use-api.ts'
import { m } from '#app/paraglide/messages.js'

const answers = { Valid: m.vat_valid, FormatValid: m.vat_format_valid, Invalid: m.form_vat_invalid }

/** Looks a VAT number up in the register; silent when it is unavailable. */
export function useVatCheck(countryCode: string) {
  const [words, setWords] = useState<string | null>(null)
  const api = useApi()
  const asked = useRef('')
  const check = async (vat: string) => {
    asked.current = vat
    setWords(vat === '' ? null : m.vat_checking())
    if (vat === '') return
    const answer = await api('GET /settings/vat-check/{countryCode}/{vat}', {
      params: { countryCode, vat },
    }).catch(() => null)
    if (asked.current !== vat) return
    setWords(answer ? [answers[answer.status](), answer.name].filter(Boolean).join(' · ') : null)
  }
  return { words, check }
}
