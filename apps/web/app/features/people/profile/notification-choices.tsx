import type { Profile } from '@salvia/contract/people/settings'
import type { QueryClient } from '@tanstack/react-query'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/field.tsx'
import { profileQuery, useSaveProfile } from '../people-queries.ts'
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

type Chosen = { choice: Choice; isOn: boolean }

const put = (client: QueryClient, { choice, isOn }: Chosen) =>
  client.setQueryData(profileQuery.queryKey, (known) =>
    known ? { ...known, notifications: { ...known.notifications, [choice]: isOn } } : known,
  )

/** Each choice counts as soon as it is made, and goes back when it could not be kept. */
export function NotificationChoices({ profile, isPractitioner }: Props) {
  const save = useSaveProfile()
  const { queue } = useCommand({
    scope: 'notifications',
    onStart: (client, { choice, isOn }: Chosen) => {
      put(client, { choice, isOn })
      return () => put(client, { choice, isOn: !isOn })
    },
    send: (api, { choice, isOn }) => save(api, { notifications: { [choice]: isOn } }),
    snackbar: 'notifications',
    done: m.form_saved(),
  })
  return (
    <div className={css.checks}>
      {choices
        .filter(({ isForPractitioners }) => isPractitioner || !isForPractitioners)
        .map(({ id, label }) => (
          <CheckField
            key={id}
            label={label()}
            checked={profile.notifications[id]}
            onChange={(event) => queue({ choice: id, isOn: event.currentTarget.checked })}
          />
        ))}
    </div>
  )
}
