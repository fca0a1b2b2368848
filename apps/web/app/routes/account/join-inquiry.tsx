import { Link } from 'react-router'
import { isLinkValid } from '#app/api/is-link-valid.ts'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { DeadLink } from '#app/features/identity/dead-link.tsx'
import { JoinByLink } from '#app/features/inquiries/join-by-link.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/join-inquiry'

/** With the link of a mail, signed in or not. */
export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params
  const token = args.url.searchParams.get('token') ?? ''
  return { id, token, isValid: await isLinkValid(args, { kind: 'InquiryUpvote', token, inquiryId: id }) }
}

export default function JoinInquiryRoute({ loaderData: { id, token, isValid } }: Route.ComponentProps) {
  if (!isValid)
    return (
      <DeadLink lead={m.inquiry_link_over()}>
        <Link to="/product-inquiries">{m.inquiry_link_over_action()}</Link>
      </DeadLink>
    )
  return (
    <AuthPage isPlain title={m.inquiry_join_title()} lead={m.inquiry_join_lead()}>
      <JoinByLink id={id} token={token} />
    </AuthPage>
  )
}
