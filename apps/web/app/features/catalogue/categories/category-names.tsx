import { categoryLengths } from '@salvia/contract/words/lengths'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { languageName } from '@salvia/rules/format/format'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/field.tsx'

export type NamesDraft = Record<LanguageCode, string>

/** A name is needed in each language. */
export const checkNames = (draft: NamesDraft): FieldErrors =>
  Object.fromEntries(
    languages.flatMap((code) =>
      draft[code].trim() === '' ? [[code, m.form_missing({ field: languageName(code) })]] : [],
    ),
  )

export const trimmedNames = ({ en, de, nl, fr }: NamesDraft): NamesDraft => ({
  en: en.trim(),
  de: de.trim(),
  nl: nl.trim(),
  fr: fr.trim(),
})

type Props = { draft: NamesDraft; set: (part: Partial<NamesDraft>) => void; errors: FieldErrors }

/** A name in the four languages of the shop. */
export const NameFields = ({ draft, set, errors }: Props) =>
  languages.map((code) => (
    <TextField
      key={code}
      label={languageName(code)}
      lang={code}
      maxLength={categoryLengths.name}
      required
      value={draft[code]}
      error={errors[code] ?? (code === 'en' ? (errors.name ?? errors.names) : undefined)}
      onChange={(event) => set({ [code]: event.currentTarget.value })}
    />
  ))
