import { Link } from 'react-router'
import { lookUpLink } from '#app/api/look-up-link.ts'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { DeadLink } from '#app/features/identity/dead-link.tsx'
import { StopMails } from '#app/features/people/profile/stop-mails.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/plan-reminders'

/** With the link of a reminder, signed in or not; without it what the reminders are. */
export async function loader(args: Route.LoaderArgs) {
  const token = args.url.searchParams.get('token')
  if (token === null) return { token, isValid: false, over: null }
  return { token, ...(await lookUpLink(args, { kind: 'RefillRemindersEnd', token })) }
}

export default function PlanRemindersRoute({ loaderData: { token, isValid, over } }: Route.ComponentProps) {
  const settings = <Link to="/settings/notifications">{m.reminders_settings()}</Link>
  if (token === null || over !== null)
    return (
      <AuthPage
        isPlain
        title={m.reminders_title()}
        lead={token === null ? m.reminders_lead() : m.reminders_off()}
      >
        {settings}
      </AuthPage>
    )
  if (!isValid) return <DeadLink lead={m.mails_link_over()}>{settings}</DeadLink>
  return (
    <AuthPage isPlain title={m.reminders_title()} lead={m.reminders_stop_lead()}>
      <StopMails kind="reminders" token={token} />
    </AuthPage>
  )
}
