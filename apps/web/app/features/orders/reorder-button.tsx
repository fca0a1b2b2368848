import type { Reorder } from '@salvia/contract/orders/reorder'
import { formatList } from '@salvia/rules/format/format-measures'
import { useCommand } from '#app/api/use-command.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'

type Props = {
  orderId: string
  orderKey: string | undefined
  /** For whom it is, where it goes into a client's open order. */
  orderFor: string | null
  /** Puts lines into the cart and goes there. */
  onReorder: (lines: Reorder['lines']) => unknown
}

/** Puts what can be ordered again into the cart, and says what cannot. */
export function ReorderButton({ orderId, orderKey, orderFor, onReorder }: Props) {
  const { run, isPending } = useCommand({
    send: (api) => api('GET /orders/{orderId}/reorder', { params: { orderId }, query: { key: orderKey } }),
    onDone: ({ lines, left }) => {
      if (left.length > 0)
        showSnackbar({ id: 'reorder-left', type: 'warning', mainText: leftWords({ lines, left }) })
      if (lines.length > 0) return onReorder(lines)
    },
    snackbar: 'reorder-failed',
    otherwise: m.order_again_failed(),
  })
  return (
    <>
      {orderFor && <span className="second">{orderFor}</span>}
      <Button loading={isPending} onClick={() => run()}>
        {m.order_again()}
      </Button>
    </>
  )
}

function leftWords({ lines, left }: Reorder): string {
  if (lines.length === 0) return m.order_again_none()
  const names = formatList(
    left.map(({ name }) => name),
    getLocale(),
  )
  return m.order_again_left({ count: left.length, names })
}
