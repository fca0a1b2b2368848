import { Link } from 'react-router'
import { isLinkValid } from '#app/api/is-link-valid.ts'
import { ConfirmNotice } from '#app/features/disruptions/stock-notices.tsx'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { DeadLink } from '#app/features/identity/dead-link.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/confirm-stock-notice'

/** With the link of a mail, signed in or not. */
export async function loader(args: Route.LoaderArgs) {
  const token = args.url.searchParams.get('token') ?? ''
  return { token, isValid: await isLinkValid(args, { kind: 'StockSubscription', token }) }
}

export default function ConfirmStockNoticeRoute({ loaderData: { token, isValid } }: Route.ComponentProps) {
  if (!isValid)
    return (
      <DeadLink lead={m.stock_notice_link_over()}>
        <Link to="/shop">{m.updates_shop()}</Link>
      </DeadLink>
    )
  return (
    <AuthPage isPlain title={m.stock_notice_confirm_title()} lead={m.stock_notice_confirm_lead()}>
      <ConfirmNotice token={token} />
    </AuthPage>
  )
}
