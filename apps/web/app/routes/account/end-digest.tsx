import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { StopMails } from '#app/features/people/profile/stop-mails.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/end-digest'

/** With the link of a digest, signed in or not. */
export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') ?? '' })

export default function EndDigestRoute({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <AuthPage isPlain title={m.digest_title()} lead={m.digest_stop_lead()}>
      <StopMails kind="digest" token={token} />
    </AuthPage>
  )
}
