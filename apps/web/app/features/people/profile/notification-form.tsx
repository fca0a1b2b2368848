import type { Profile } from '@salvia/contract/people/settings'
import type { ReactNode } from 'react'
import type { Api } from '#app/api/api.ts'
import { FormFooter } from '#app/forms/form-footer.tsx'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { type FieldOf, useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/field.tsx'
import { useSaveProfile } from '../people-queries.ts'
import css from './settings.module.css'
import { SettingsSection } from './settings-frame.tsx'

type Choice = keyof Profile['notifications']

/**
 * Notification settings: only what is sent today, plus consents, which can be withdrawn at any time. Order
 * updates and client alerts return with the features that send them.
 */
type Offered = {
  id: Choice
  label: () => string
  /** What it means to tick it. */
  hint: () => string
  isForPractitioners?: boolean
  isForClients?: boolean
}

const choices: Offered[] = [
  {
    id: 'surveys',
    label: m.settings_notify_surveys,
    hint: m.settings_notify_surveys_hint,
    isForPractitioners: true,
  },
  {
    id: 'productNews',
    label: m.settings_notify_products,
    hint: m.settings_notify_products_hint,
    isForPractitioners: true,
  },
  {
    id: 'planReminders',
    label: m.reminders_title,
    hint: m.settings_notify_reminders_hint,
    isForClients: true,
  },
  { id: 'mailOpens', label: m.settings_notify_opens, hint: m.settings_notify_opens_hint, isForClients: true },
  { id: 'marketing', label: m.settings_notify_marketing, hint: m.settings_notify_marketing_hint },
]

/** A further subject of the page, saved with it. */
type More = {
  id: string
  title: string
  lead: string
  fields: (field: FieldOf) => ReactNode
  /** Answers what is wrong with them, or null. */
  save: (given: FormData, api: Api) => Promise<FieldErrors | null>
}

type Props = { profile: Profile; isPractitioner: boolean; more?: More | undefined }

/** What is mailed, and what else the page asks, saved by one button. */
export function NotificationForm({ profile, isPractitioner, more }: Props) {
  const save = useSaveProfile()
  const shown = choices.filter(({ isForPractitioners, isForClients }) =>
    isPractitioner ? !isForClients : !isForPractitioners,
  )
  const state = useForm(
    async (given, api) => {
      const faults = (await more?.save(given, api)) ?? null
      if (faults) return faults
      const notifications = Object.fromEntries(shown.map(({ id }) => [id, given.get(id) !== null]))
      await save(api, { notifications })
      return null
    },
    { guards: true },
  )
  const footer = <FormFooter {...state} />
  return (
    <form method="post" ref={state.form} className={css.sections} onSubmit={state.submit} noValidate>
      <SettingsSection
        id="notifications"
        title={m.settings_notifications()}
        lead={m.settings_notifications_lead()}
      >
        <Choices shown={shown} profile={profile} field={state.field} />
        {!more && footer}
      </SettingsSection>
      {more && (
        <SettingsSection id={more.id} title={more.title} lead={more.lead}>
          {more.fields(state.field)}
          {footer}
        </SettingsSection>
      )}
    </form>
  )
}

type ChoicesProps = { shown: Offered[]; profile: Profile; field: FieldOf }

const Choices = ({ shown, profile, field }: ChoicesProps) => (
  <div className={css.checks}>
    {shown.map(({ id, label, hint }) => (
      <div key={id}>
        <CheckField
          name={id}
          label={label()}
          aria-describedby={`${id}-hint`}
          defaultChecked={profile.notifications[id]}
          onInput={field(id).onInput}
        />
        <p id={`${id}-hint`} className={`second ${css.checkHint}`}>
          {hint()}
        </p>
      </div>
    ))}
  </div>
)
