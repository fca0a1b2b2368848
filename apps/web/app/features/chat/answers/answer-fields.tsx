import { chatLengths } from '@salvia/contract/words/lengths'
import { languages } from '@salvia/contract/words/locale'
import { languageName } from '@salvia/rules/format/format'
import { Optional } from '#app/forms/optional.tsx'
import { m } from '#app/paraglide/messages.js'
import type { OpenSetting } from '#app/settings/use-save-setting.ts'
import { CheckField, TextField } from '#app/ui/field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import type { AnswerDraft } from './answer-draft.ts'

/** A prepared answer's title and its text in each language. */
export function AnswerFields({ open: { draft, set, errors } }: { open: OpenSetting<AnswerDraft> }) {
  return (
    <>
      <TextField
        label={m.common_title()}
        maxLength={chatLengths.title}
        required
        value={draft.title}
        error={errors.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      {languages.map((code) => (
        <TextAreaField
          key={code}
          label={code === 'en' ? languageName(code) : <Optional label={languageName(code)} />}
          lang={code}
          rows={4}
          grows
          maxLength={chatLengths.prepared}
          value={draft[code]}
          error={errors[code]}
          onChange={(event) => set({ [code]: event.currentTarget.value })}
        />
      ))}
      <CheckField
        label={m.common_in_use()}
        checked={draft.isActive}
        onChange={(event) => set({ isActive: event.currentTarget.checked })}
      />
    </>
  )
}

/** What is missing of a draft. */
export const answerFaults = ({ title, en }: AnswerDraft): Record<string, string> => ({
  ...(title.trim() === '' && { title: m.form_missing({ field: m.common_title() }) }),
  ...(en.trim() === '' && { en: m.form_missing({ field: languageName('en') }) }),
})
