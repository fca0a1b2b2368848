import { Link } from 'react-router'
import { type FoundLink, lookUpLink } from '#app/api/look-up-link.ts'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { DeadLink } from '#app/features/identity/dead-link.tsx'
import { JoinByLink } from '#app/features/inquiries/join-by-link.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/join-inquiry'

/** With the link of a mail, signed in or not. */
export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params
  const token = args.url.searchParams.get('token') ?? ''
  return { id, token, ...(await lookUpLink(args, { kind: 'InquiryUpvote', token, inquiryId: id })) }
}

/** An inquiry without a name was deleted. */
const leadOf = ({ over, about }: FoundLink): string => {
  if (!about) return over === null ? m.inquiry_join_lead() : m.inquiry_link_over()
  const { name: product } = about
  if (over === null) return m.inquiry_join_lead_named({ product })
  if (over === 'InShop') return m.inquiry_over_in_shop({ product })
  return over === 'Done' ? m.inquiry_joined_before({ product }) : m.inquiry_over({ product })
}

export default function JoinInquiryRoute({ loaderData }: Route.ComponentProps) {
  const { id, token, isValid, over, about } = loaderData
  if (!isValid)
    return (
      <DeadLink lead={m.inquiry_link_over()}>
        <Link to="/product-inquiries">{m.inquiry_link_over_action()}</Link>
      </DeadLink>
    )
  return (
    <AuthPage isPlain title={m.inquiry_join_title()} lead={leadOf(loaderData)}>
      {over === null && <JoinByLink id={id} token={token} />}
      {over === 'Done' && <Link to="/product-inquiries?scope=Own">{m.inquiry_see_own()}</Link>}
      {over === 'InShop' && about && (
        <Link to={`/shop/products/${about.id}`}>{m.inquiry_over_see_product()}</Link>
      )}
      {over === 'Over' && <Link to="/product-inquiries">{m.inquiry_link_over_action()}</Link>}
    </AuthPage>
  )
}
