import { DAY_MS } from '@salvia/contract/durations'
import type { WaitingLine } from '@salvia/contract/setup/admin-setup'
import type { WaitingWork } from '@salvia/contract/words/setup'
import { formatList } from '@salvia/rules/format/format-measures'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

type Words = (figures: { count: number; days: number }) => string
/** `list`: what the menu calls the list in which it is done. */
type Entry = { text: Words; action: () => string; list: () => string; to: string }

const entries: Record<WaitingWork, Entry> = {
  orders: {
    text: m.waiting_orders,
    action: m.waiting_orders_action,
    list: m.common_orders,
    to: '/admin/orders?tab=toSend&sort=placedAt',
  },
  notSent: {
    text: m.waiting_not_sent,
    action: m.waiting_orders_action,
    list: m.common_orders,
    to: '/admin/orders?tab=notSent&sort=placedAt',
  },
  disputes: {
    text: m.waiting_disputes,
    action: m.waiting_disputes_action,
    list: m.common_orders,
    to: '/admin/orders?tab=disputed&sort=placedAt',
  },
  withdrawals: {
    text: m.waiting_withdrawals,
    action: m.waiting_withdrawals_action,
    list: m.common_orders,
    to: '/admin/orders?tab=withdrawn&sort=placedAt',
  },
  practitioners: {
    text: m.waiting_practitioners,
    action: m.waiting_practitioners_action,
    list: m.common_practitioners,
    to: '/admin/practitioners?approvalStatus=PendingApproval&sort=createdAt',
  },
  credentials: {
    text: m.waiting_credentials,
    action: m.waiting_credentials_action,
    list: m.common_practitioners,
    to: '/admin/practitioners?approvalStatus=Approved',
  },
  messages: {
    text: m.waiting_messages,
    action: m.waiting_messages_action,
    list: m.menu_admin_outbox,
    to: '/admin/outbox?state=Failed&isTried=false',
  },
  imports: {
    text: m.waiting_imports,
    action: m.waiting_imports_action,
    list: m.common_products,
    to: '/admin/products/import',
  },
}

/** What waits and since when, in a sentence, and where it is done. `now` is the server's, so that both sides count alike. */
export function waitingWords({ work, count, since }: WaitingLine, now: string) {
  const { text, action, to } = entries[work]
  const days = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / DAY_MS))
  return { text: text({ count, days }), action: action(), to }
}

/** How things stand for an admin: in which lists work waits, else the steps that are left; null if there is neither. */
export function shopState(lines: WaitingLine[], stepsLeft: number): string | null {
  const lists = new Set(lines.map(({ work }) => entries[work].list()))
  if (lists.size > 0) return m.waiting_lists({ names: formatList([...lists], getLocale()) })
  return stepsLeft > 0 ? m.setup_left({ count: stepsLeft }) : null
}
