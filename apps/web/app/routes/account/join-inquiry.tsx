import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { JoinByLink } from '#app/features/inquiries/join-by-link.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/join-inquiry'

/** With the link of a mail, signed in or not. */
export const loader = ({ params, url }: Route.LoaderArgs) => ({
  id: params.id,
  token: url.searchParams.get('token') ?? '',
})

export default function JoinInquiryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AuthPage isPlain title={m.inquiry_join_title()} lead={m.inquiry_join_lead()}>
      <JoinByLink {...loaderData} />
    </AuthPage>
  )
}
