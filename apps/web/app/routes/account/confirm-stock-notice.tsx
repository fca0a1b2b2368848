import { Link } from 'react-router'
import { type FoundLink, lookUpLink } from '#app/api/look-up-link.ts'
import { ConfirmNotice, WayOn } from '#app/features/disruptions/stock-notices.tsx'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { DeadLink } from '#app/features/identity/dead-link.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/confirm-stock-notice'

/** With the link of a mail, signed in or not. */
export async function loader(args: Route.LoaderArgs) {
  const token = args.url.searchParams.get('token') ?? ''
  return { token, ...(await lookUpLink(args, { kind: 'StockSubscription', token })) }
}

const ends = {
  Done: m.stock_notice_done,
  Over: m.stock_notice_over,
  // Of inquiries alone.
  InShop: m.stock_notice_over,
  EndedSince: m.stock_notice_ended_since,
  ToldSince: m.stock_notice_told_since,
}

/** A product without a name has left the shop. */
const leadOf = ({ over, about }: FoundLink): string => {
  if (over !== null) return about ? ends[over]({ product: about.name }) : m.stock_notice_gone()
  return about ? m.stock_notice_confirm_lead_named({ product: about.name }) : m.stock_notice_confirm_lead()
}

export default function ConfirmStockNoticeRoute({ loaderData }: Route.ComponentProps) {
  const { token, isValid, over, about } = loaderData
  if (!isValid)
    return (
      <DeadLink lead={m.stock_notice_link_over()}>
        <Link to="/shop">{m.updates_shop()}</Link>
      </DeadLink>
    )
  return (
    <AuthPage isPlain title={m.stock_notice_confirm_title()} lead={leadOf(loaderData)}>
      {over === null ? <ConfirmNotice token={token} product={about} /> : <WayOn product={about} />}
    </AuthPage>
  )
}
