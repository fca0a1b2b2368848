import type { Profile } from '@salvia/contract/people/settings'
import { FormFooter } from '#app/forms/form-footer.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/field.tsx'
import parts from '#app/ui/parts.module.css'
import { useSaveProfile } from '../people-queries.ts'
import css from './settings.module.css'

type Choice = keyof Profile['notifications']

/**
 * Notification settings: only what is sent today, plus consents, which can be withdrawn at any time. Order
 * updates, client alerts and product news return with the features that send them.
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
    id: 'planReminders',
    label: m.settings_notify_reminders,
    hint: m.settings_notify_reminders_hint,
    isForClients: true,
  },
  { id: 'mailOpens', label: m.settings_notify_opens, hint: m.settings_notify_opens_hint, isForClients: true },
  { id: 'marketing', label: m.settings_notify_marketing, hint: m.settings_notify_marketing_hint },
]

type Props = { profile: Profile; isPractitioner: boolean }

export function NotificationForm({ profile, isPractitioner }: Props) {
  const save = useSaveProfile()
  const shown = choices.filter(({ isForPractitioners, isForClients }) =>
    isPractitioner ? !isForClients : !isForPractitioners,
  )
  const state = useForm(
    async (given, api) => {
      await save(api, {
        notifications: Object.fromEntries(shown.map(({ id }) => [id, given.get(id) !== null])),
      })
      return null
    },
    { guards: true },
  )
  return (
    <form ref={state.form} className={parts.stack} onSubmit={state.submit} noValidate>
      <div className={css.checks}>
        {shown.map(({ id, label, hint }) => (
          <div key={id}>
            <CheckField
              name={id}
              label={label()}
              aria-describedby={`${id}-hint`}
              defaultChecked={profile.notifications[id]}
              onInput={state.field(id).onInput}
            />
            <p id={`${id}-hint`} className={`second ${css.checkHint}`}>
              {hint()}
            </p>
          </div>
        ))}
      </div>
      <FormFooter {...state} isMain />
    </form>
  )
}
