import type { Profile } from '@salvia/contract/people/settings'
import { useQueryClient } from '@tanstack/react-query'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/field.tsx'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { profileQuery, useSaveProfile } from './people-queries.ts'
import css from './settings.module.css'

type Choice = keyof Profile['notifications']

/**
 * What can be chosen: only what is sent by choice today, and the consent to marketing, which can be taken back at any
 * time. Order updates, plan reminders, client alerts and product news stand here again with what sends them.
 */
const choices: { id: Choice; label: () => string; isForPractitioners?: boolean }[] = [
  { id: 'surveys', label: m.settings_notify_surveys, isForPractitioners: true },
  { id: 'marketing', label: m.settings_notify_marketing },
]

type Props = { profile: Profile; isPractitioner: boolean }

/** Each choice counts as soon as it is made, and goes back when it could not be kept. */
export function NotificationChoices({ profile, isPractitioner }: Props) {
  const client = useQueryClient()
  const save = useSaveProfile()
  const put = (choice: Choice, isOn: boolean) =>
    client.setQueryData(profileQuery.queryKey, (known) =>
      known ? { ...known, notifications: { ...known.notifications, [choice]: isOn } } : known,
    )
  const choose = async (choice: Choice, isOn: boolean) => {
    put(choice, isOn)
    try {
      await save({ notifications: { [choice]: isOn } })
      showSnackbar({ id: 'notifications', type: 'success', mainText: m.form_saved() })
    } catch (error) {
      put(choice, !isOn)
      const mainText = await explainProblem(error, m.form_not_saved())
      showSnackbar({ id: 'notifications', type: 'error', mainText })
    }
  }
  return (
    <div className={css.checks}>
      {choices
        .filter(({ isForPractitioners }) => isPractitioner || !isForPractitioners)
        .map(({ id, label }) => (
          <CheckField
            key={id}
            label={label()}
            checked={profile.notifications[id]}
            onChange={(event) => choose(id, event.currentTarget.checked)}
          />
        ))}
    </div>
  )
}
