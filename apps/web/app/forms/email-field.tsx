import { lazy, Suspense } from 'react'
import { TextField } from '#app/ui/field.tsx'

/** Of use only once an address was typed. */
const EmailSuggestion = lazy(() =>
  import('./email-suggestion.tsx').then((part) => ({ default: part.EmailSuggestion })),
)

type Field = {
  name: string
  label: string
  className?: string | undefined
  error?: string | undefined
  description?: string
  defaultValue?: string
  onInput?: () => void
}

/** Asks a visitor for an address, and offers the one that a mistyped address is likely to mean. */
export const EmailField = ({ className, ...field }: Field) => (
  <div className={className}>
    <TextField {...field} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
    <Suspense>
      <EmailSuggestion />
    </Suspense>
  </div>
)
