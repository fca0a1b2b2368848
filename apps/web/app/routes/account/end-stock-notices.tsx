import { lookUpLink } from '#app/api/look-up-link.ts'
import { EndNotices, WayOn } from '#app/features/disruptions/stock-notices.tsx'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { DeadLink } from '#app/features/identity/dead-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '#app/visit/shell-data.ts'
import type { Route } from './+types/end-stock-notices'

/** With the link of a notice, signed in or not. */
export async function loader(args: Route.LoaderArgs) {
  const token = args.url.searchParams.get('token') ?? ''
  return { token, ...(await lookUpLink(args, { kind: 'StockNoticesEnd', token })) }
}

export default function EndStockNoticesRoute({ loaderData }: Route.ComponentProps) {
  const { token, isValid, over, about } = loaderData
  const email = useShell()?.supportEmail
  if (!isValid)
    return (
      <DeadLink lead={m.stock_notice_end_link_over()}>
        {email && <a href={`mailto:${email}`}>{m.stock_notice_end_write()}</a>}
      </DeadLink>
    )
  if (over !== null)
    return (
      <AuthPage isPlain title={m.stock_notice_end_title()} lead={m.stock_notice_ended_before()}>
        <WayOn product={about} />
      </AuthPage>
    )
  const lead = about ? m.stock_notice_end_lead_named({ product: about.name }) : m.stock_notice_end_lead()
  return (
    <AuthPage isPlain title={m.stock_notice_end_title()} lead={lead}>
      <EndNotices token={token} product={about} />
    </AuthPage>
  )
}
