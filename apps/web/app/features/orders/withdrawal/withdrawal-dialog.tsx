import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import type { DeclareWithdrawal, Withdrawal } from '@salvia/contract/orders/withdrawals'
import { personLengths } from '@salvia/contract/words/lengths'
import { fullName } from '@salvia/rules/people/full-name'
import { type FormEvent, useState } from 'react'
import { useCommand } from '#app/api/use-command.ts'
import { useRequestKey } from '#app/api/use-request-key.ts'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { TextField } from '#app/ui/field.tsx'
import parts from '#app/ui/parts.module.css'
import { Stepper } from '#app/ui/stepper.tsx'
import { orderQuery } from '../order-queries.ts'
import css from './withdrawal-dialog.module.css'
import { withdrawalQuery } from './withdrawal-query.ts'

type Props = {
  order: OrderWithShipments
  orderKey: string | undefined
  left: Withdrawal['left']
  onClose: () => void
}

const nameOf = ({ buyer }: OrderWithShipments): string => (buyer ? fullName(buyer.billingAddress) : '')

/** Declares a withdrawal. Sent again from one dialog, as after a lost answer, it counts once. */
function useWithdrawal({ order, orderKey }: Pick<Props, 'order' | 'orderKey'>) {
  const once = useRequestKey()
  const shown = [withdrawalQuery(order.id, orderKey), orderQuery(order.id, orderKey)]
  return useCommand({
    send: (api, body: DeclareWithdrawal) =>
      once(
        { params: { orderId: order.id }, query: orderKey === undefined ? {} : { key: orderKey }, body },
        (request) => api('POST /orders/{orderId}/withdrawal', request),
      ),
    stale: [...shown, 'GET /orders'],
    staleOnFailure: shown,
    snackbar: 'withdrawal',
    done: m.withdrawal_done({ email: order.buyer?.email ?? '' }),
    otherwise: m.withdrawal_failed(),
  })
}

/** The second step of a withdrawal: from which packs, by whom, and its confirmation. All packs are chosen at first. */
export function WithdrawalDialog({ order, orderKey, left, onClose }: Props) {
  const { run, isPending } = useWithdrawal({ order, orderKey })
  const [packs, setPacks] = useState(
    () => new Map(left.map(({ orderLineId, quantity }) => [orderLineId, quantity])),
  )
  const [name, setName] = useState(nameOf(order))
  const lines = [...packs]
    .map(([orderLineId, quantity]) => ({ orderLineId, quantity }))
    .filter(({ quantity }) => quantity > 0)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if ((await run({ name: name.trim(), lines }))?.isDone) onClose()
  }
  return (
    <FormDialog title={m.withdrawal_title({ number: order.number ?? '' })} onClose={onClose}>
      <form method="post" className={parts.stack} onSubmit={submit}>
        <p className="second">{m.withdrawal_text({ email: order.buyer?.email ?? '' })}</p>
        <ul className={css.packs}>
          {left.map(({ orderLineId, quantity }) => {
            const product = order.lines.find(({ id }) => id === orderLineId)?.name ?? ''
            return (
              <li key={orderLineId}>
                <span>{m.withdrawal_packs_of({ product, total: quantity })}</span>
                <Stepper
                  label={product}
                  min={0}
                  max={quantity}
                  value={packs.get(orderLineId) ?? 0}
                  onChange={(value) => setPacks(new Map(packs).set(orderLineId, value))}
                />
              </li>
            )
          })}
        </ul>
        <TextField
          label={m.withdrawal_name()}
          value={name}
          required
          autoComplete="name"
          maxLength={personLengths.name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <DialogFooter onCancel={onClose}>
          <Button
            type="submit"
            variant="filled"
            loading={isPending}
            disabled={lines.length === 0 || name.trim() === ''}
          >
            {m.withdrawal_confirm()}
          </Button>
        </DialogFooter>
      </form>
    </FormDialog>
  )
}
