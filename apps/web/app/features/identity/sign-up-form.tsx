import { Button } from '@mantine/core'
import type { Country } from '@salvia/contract/reference/reference'
import { type ReactNode, useEffect } from 'react'
import { countryChoices, languageChoices } from '#app/forms/country-choices.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { CheckField, SelectField, TextField } from '#app/ui/field.tsx'
import css from './auth-page.module.css'
import { GeneralError } from './general-error.tsx'
import { keepDraft, restoreDraft } from './join-draft.ts'
import { NewPasswordField } from './password-rules.tsx'
import type { SignedIn } from './second-factor-form.tsx'
import { type JoinContext, signUp } from './sign-up.ts'
import { useAuthForm } from './use-auth-form.ts'
import { useEmailSuggestion } from './use-email-suggestion.ts'

type Props = {
  context: JoinContext
  countries: Country[]
  countryCode: string
  onSignedIn: (who: SignedIn) => Promise<void>
  /** The address has an account: its owner is to sign in with what was typed. */
  onKnown: (credentials: { email: string; password: string }) => void
  /** What is agreed to, above the button. */
  terms: ReactNode
}

/** A new account in seven fields. What was typed outlives a reload, but for the password. */
export function SignUpForm({ context, countries, countryCode, onSignedIn, onKnown, terms }: Props) {
  const { form, submit, field, general, isSending } = useAuthForm((given, api) =>
    signUp(api, given, context, { onSignedIn, onKnown }),
  )
  useEffect(() => {
    if (form.current) restoreDraft(form.current)
  }, [form])
  return (
    <form
      ref={form}
      className={css.form}
      onSubmit={submit}
      onInput={(event) => keepDraft(event.currentTarget)}
      noValidate
    >
      <GeneralError text={general} />
      <div className={css.names}>
        <TextField {...field('firstName')} label={m.person_first_name()} autoComplete="given-name" />
        <TextField {...field('lastName')} label={m.person_last_name()} autoComplete="family-name" />
      </div>
      <EmailField field={field('email')} />
      <NewPasswordField {...field('password')} />
      <div className={css.names}>
        <SelectField
          {...field('countryId')}
          label={m.person_country()}
          data={countryChoices(countries)}
          defaultValue={countryCode}
          autoComplete="country"
        />
        <SelectField
          {...field('preferredLanguageCode')}
          label={m.auth_language()}
          data={languageChoices()}
          defaultValue={getLocale()}
        />
      </div>
      <CheckField name="areMarketingEmailsAllowed" label={m.auth_marketing()} />
      {terms}
      <Button type="submit" variant="filled" size="lg" fullWidth loading={isSending}>
        {m.auth_create_account()}
      </Button>
    </form>
  )
}

type Field = { name: string; error: string | undefined; onInput: () => void }

function EmailField({ field }: { field: Field }) {
  const { suggestion, ask, forget } = useEmailSuggestion()
  const take = (email: string) => {
    const input = document.querySelector<HTMLInputElement>('input[name="email"]')
    if (input === null) return
    input.value = email
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    input.focus()
  }
  return (
    <div>
      <TextField
        {...field}
        type="email"
        label={m.person_email()}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        onInput={() => {
          field.onInput()
          forget()
        }}
        onBlur={(event) => ask(event.currentTarget.value.trim())}
      />
      <p role="status">
        {suggestion !== null && (
          <button type="button" className="link" onClick={() => take(suggestion)}>
            {m.auth_did_you_mean({ email: suggestion })}
          </button>
        )}
      </p>
    </div>
  )
}
