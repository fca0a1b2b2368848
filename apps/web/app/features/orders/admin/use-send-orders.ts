import type { OrderCard } from '@salvia/contract/orders/orders'
import { formatList } from '@salvia/rules/format/format-measures'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import type { RowAction } from '#app/workbench/row-keys.ts'
import { doEach, maySend, sendOrder } from './send-orders.ts'

const numberOf = ({ number }: OrderCard): string => number ?? m.order_unnumbered()

/** Marks chosen orders as sent, after asking once; what failed is told by number and stays chosen. */
export function useSendOrders(): RowAction<OrderCard> {
  const { queue } = useCommand({
    scope: 'send-orders',
    send: (api, id: string) => sendOrder(api, id),
    stale: ['GET /orders', 'GET /orders/v2/{id}', 'GET /admin/orders/{id}/timeline', 'GET /admin/waiting'],
    staleOnFailure: ['GET /orders', 'GET /orders/v2/{id}'],
    onFailed: shownHere,
  })
  const send = async (rows: OrderCard[]): Promise<boolean> => {
    const count = rows.length
    const words = { title: m.orders_send_title({ count }), text: m.orders_send_text() }
    if (!(await ask({ ...words, action: m.parcel_send() }))) return false
    const failed = await doEach(rows, async ({ id }) => (await queue(id)).isDone)
    tell(count - failed.length, failed)
    return failed.length === 0
  }
  return { key: 's', label: m.parcel_send(), isBulk: true, isFor: maySend, run: send }
}

function tell(sent: number, failed: OrderCard[]): void {
  const id = 'send-orders'
  if (failed.length === 0) {
    showSnackbar({ id, type: 'success', mainText: m.orders_sent({ count: sent }) })
    return
  }
  const numbers = formatList(failed.map(numberOf), getLocale())
  showSnackbar({ id, type: 'error', mainText: m.orders_not_sent({ numbers }), isPersistent: true })
}
