import { Link } from 'react-router'
import { lookUpLink } from '#app/api/look-up-link.ts'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { DeadLink } from '#app/features/identity/dead-link.tsx'
import { StopMails } from '#app/features/people/profile/stop-mails.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/end-digest'

/** With the link of a digest, signed in or not. */
export async function loader(args: Route.LoaderArgs) {
  const token = args.url.searchParams.get('token') ?? ''
  return { token, ...(await lookUpLink(args, { kind: 'ProductUpdatesEnd', token })) }
}

export default function EndDigestRoute({ loaderData: { token, isValid, over } }: Route.ComponentProps) {
  const settings = <Link to="/settings/notifications">{m.reminders_settings()}</Link>
  if (!isValid) return <DeadLink lead={m.mails_link_over()}>{settings}</DeadLink>
  if (over !== null)
    return (
      <AuthPage isPlain title={m.digest_title()} lead={m.digest_off()}>
        {settings}
      </AuthPage>
    )
  return (
    <AuthPage isPlain title={m.digest_title()} lead={m.digest_stop_lead()}>
      <StopMails kind="digest" token={token} />
    </AuthPage>
  )
}
