import { m } from '#app/paraglide/messages.js'
import type { FieldErrors } from './refused-fields.ts'

type Elements = { elements: { namedItem: (name: string) => unknown } }

/** What stands above a field; null for a group of them, which has a legend of its own. */
function labelOf({ elements }: Elements, name: string): string | null {
  const labels = (elements.namedItem(name) as Partial<HTMLInputElement> | null)?.labels
  return labels?.[0]?.textContent?.trim() || null
}

/** The errors of a form, where what is missing is named by the label of its field. */
export function nameMissing(errors: FieldErrors, form: Elements | null): FieldErrors {
  const missing = m.form_required()
  const said = (name: string, error: string) => {
    const field = form && error === missing ? labelOf(form, name) : null
    return field === null ? error : m.form_missing({ field })
  }
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, said(name, error)]))
}
