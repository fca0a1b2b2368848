import { Link } from 'react-router'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { StopMails } from '#app/features/people/profile/stop-mails.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/plan-reminders'

/** With the link of a reminder, signed in or not; without it what the reminders are. */
export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') })

export default function PlanRemindersRoute({ loaderData: { token } }: Route.ComponentProps) {
  if (token !== null)
    return (
      <AuthPage isPlain title={m.reminders_title()} lead={m.reminders_stop_lead()}>
        <StopMails kind="reminders" token={token} />
      </AuthPage>
    )
  return (
    <AuthPage isPlain title={m.reminders_title()} lead={m.reminders_lead()}>
      <Link to="/settings/notifications">{m.reminders_settings()}</Link>
    </AuthPage>
  )
}
