import type { Country } from '@salvia/contract/reference/reference'
import { type ReactNode, useEffect } from 'react'
import { countryChoices, languageChoices } from '#app/forms/country-choices.ts'
import { EmailField } from '#app/forms/email-field.tsx'
import { fillEmpty } from '#app/forms/form-draft.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { CheckField, SelectField, TextField } from '#app/ui/field.tsx'
import css from '../auth-page.module.css'
import { GeneralError } from '../general-error.tsx'
import type { Invited } from '../invitation/found-invitation.ts'
import { NewPasswordField } from '../sign-in/password-rules.tsx'
import type { SignedIn } from '../sign-in/second-factor-form.tsx'
import { useAuthForm, withoutCookies } from '../use-auth-form.ts'
import { joinDraft } from './join-draft.ts'
import { type JoinContext, signUp } from './sign-up.ts'

type Props = {
  context: JoinContext
  countries: Country[]
  countryCode: string
  /** Who was invited; fills in what is empty. */
  invited: Invited | undefined
  onSignedIn: (who: SignedIn) => Promise<void>
  /** The address is registered: sign in with the typed credentials. */
  onKnown: (credentials: { email: string; password: string }) => void
  /** The terms, above the button. */
  terms: ReactNode
}

/** Sign-up in seven fields. Input survives a reload, except the password. */
export function SignUpForm({ context, countries, countryCode, invited, onSignedIn, onKnown, terms }: Props) {
  const { form, submit, field, general, isSending } = useAuthForm(
    async (given, api) => withoutCookies() ?? signUp(api, given, context, { onSignedIn, onKnown }),
  )
  useEffect(() => {
    if (form.current) joinDraft.restore(form.current)
  }, [form])
  useEffect(() => {
    if (form.current && invited) fillEmpty(form.current, invited)
  }, [form, invited])
  return (
    <form
      method="post"
      ref={form}
      className={css.form}
      onSubmit={submit}
      onInput={(event) => joinDraft.keep(event.currentTarget)}
      noValidate
    >
      <GeneralError text={general} />
      <div className={css.names}>
        <TextField {...field('firstName')} label={m.person_first_name()} autoComplete="given-name" />
        <TextField {...field('lastName')} label={m.person_last_name()} autoComplete="family-name" />
      </div>
      <EmailField {...field('email')} label={m.person_email()} />
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
          label={m.person_language()}
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
