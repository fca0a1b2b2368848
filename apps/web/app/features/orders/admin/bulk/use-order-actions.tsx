import type { OrderCard } from '@salvia/contract/orders/orders'
import { orderLengths } from '@salvia/contract/words/lengths'
import { mayCancelOrder } from '@salvia/rules/orders/order-state'
import { type ReactNode, useState } from 'react'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { ReasonDialog } from '#app/forms/confirm-dialog.tsx'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import type { RowAction } from '#app/workbench/row-keys.ts'
import { actOnEach, type OrderOutcome } from './act-on-each.ts'
import { advanceParcels, mayHandOver, maySend } from './advance-parcels.ts'
import { OutcomesDialog } from './outcomes-dialog.tsx'
import { SlipsDialog } from './slips-dialog.tsx'

const SCOPE = 'orders'
const changed = ['GET /orders', 'GET /orders/v2/{id}', 'GET /admin/orders/{id}/timeline'] as const

/** The writes of the actions, one order each; what fails is said by the action. */
function useWrites() {
  const rest = {
    scope: SCOPE,
    stale: [...changed, 'GET /admin/waiting' as const],
    staleOnFailure: changed,
    onFailed: shownHere,
  }
  const send = useCommand({ ...rest, send: (api, id: string) => advanceParcels(api, id, 'InTransit') })
  const handOver = useCommand({
    ...rest,
    send: (api, id: string) => advanceParcels(api, id, 'SentToWarehouse'),
  })
  const cancel = useCommand({
    ...rest,
    send: (api, { id, why }: { id: string; why: string }) =>
      api('PUT /orders/{orderId}/cancel', { params: { orderId: id }, query: {}, body: { why } }),
  })
  return { send, handOver, cancel }
}

type Open =
  | { kind: 'outcomes'; outcomes: OrderOutcome[] }
  | { kind: 'cancel'; rows: OrderCard[] }
  | { kind: 'slips'; rows: OrderCard[] }

/** What an admin does with chosen orders, with the dialogs of it: each order says what came of it, and why not. */
export function useOrderActions(): { actions: RowAction<OrderCard>[]; dialog: ReactNode } {
  const { send, handOver, cancel } = useWrites()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)

  /** All done is said in passing; what failed waits to be read. */
  function tell(outcomes: OrderOutcome[], done: (places: { count: number }) => string): boolean {
    const isDone = outcomes.every(({ whyNot }) => whyNot === null)
    if (isDone) showSnackbar({ id: SCOPE, type: 'success', mainText: done({ count: outcomes.length }) })
    setOpen(isDone ? null : { kind: 'outcomes', outcomes })
    return isDone
  }
  async function sendAll(rows: OrderCard[]): Promise<boolean> {
    const question = { title: m.orders_send_title({ count: rows.length }), text: m.orders_send_text() }
    if (!(await ask({ ...question, action: m.parcel_send() }))) return false
    return tell(await actOnEach(rows, send.queue), m.orders_sent)
  }
  const handOverAll = async (rows: OrderCard[]) =>
    tell(await actOnEach(rows, handOver.queue), m.orders_handed_over)
  const cancelAll = async (rows: OrderCard[], why: string) =>
    tell(await actOnEach(rows, (id) => cancel.queue({ id, why })), m.orders_canceled)

  const isBulk = true
  return {
    actions: [
      { key: 's', label: m.parcel_send(), isBulk, isFor: maySend, run: sendAll },
      { key: 'w', label: m.orders_hand_over(), isBulk, isFor: mayHandOver, run: handOverAll },
      {
        ...{ key: 'p', label: m.orders_slips(), isBulk, isFor: ({ placedAt }) => placedAt !== null },
        run: (rows) => setOpen({ kind: 'slips', rows }),
      },
      {
        ...{ key: 'c', label: m.order_cancel(), isBulk, isDanger: true },
        isFor: ({ status }) => mayCancelOrder(status, 'admin'),
        run: (rows) => setOpen({ kind: 'cancel', rows }),
      },
    ],
    dialog: open && (
      <>
        {open.kind === 'outcomes' && <OutcomesDialog outcomes={open.outcomes} onClose={close} />}
        {open.kind === 'slips' && <SlipsDialog rows={open.rows} onClose={close} />}
        {open.kind === 'cancel' && (
          <ReasonDialog
            title={m.orders_cancel_title({ count: open.rows.length })}
            action={m.orders_cancel({ count: open.rows.length })}
            cancel={m.orders_keep()}
            isDanger
            isBusy={cancel.isPending}
            reason={{ label: m.form_reason(), maxLength: orderLengths.why }}
            onConfirm={(why) => cancelAll(open.rows, why)}
            onClose={close}
          >
            <p className="second">{m.orders_cancel_text()}</p>
          </ReasonDialog>
        )}
      </>
    ),
  }
}
