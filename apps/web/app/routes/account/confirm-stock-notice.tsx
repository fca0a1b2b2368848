import { ConfirmNotice } from '#app/features/disruptions/stock-notices.tsx'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/confirm-stock-notice'

/** With the link of a mail, signed in or not. */
export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') ?? '' })

export default function ConfirmStockNoticeRoute({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <AuthPage isPlain title={m.stock_notice_confirm_title()} lead={m.stock_notice_confirm_lead()}>
      <ConfirmNotice token={token} />
    </AuthPage>
  )
}
