import { EndNotices } from '#app/features/disruptions/stock-notices.tsx'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/end-stock-notices'

/** With the link of a notice, signed in or not. */
export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') ?? '' })

export default function EndStockNoticesRoute({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <AuthPage isPlain title={m.stock_notice_end_title()} lead={m.stock_notice_end_lead()}>
      <EndNotices token={token} />
    </AuthPage>
  )
}
