import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { refundLengths } from '@salvia/contract/words/lengths'
import { formatMoney } from '@salvia/rules/format/format'
import { readDecimal } from '@salvia/rules/money/typed-decimal'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { TextField } from '#app/ui/field.tsx'
import parts from '#app/ui/parts.module.css'
import { Segments } from '#app/ui/segments.tsx'
import { type ChosenPacks, RefundPacks } from './refund-packs.tsx'
import { partsOf, type RefundChoice, useRefund } from './use-refund.ts'

type Props = {
  order: OrderWithShipments
  /** What is chosen at first. */
  chosen?: ChosenPacks
  onClose: () => void
}

const NOTHING: ChosenPacks = { taken: {}, shipping: false }

type By = 'packs' | 'amount'

/** Cents, whatever the currency: all that are charged have two digits. */
const DIGITS = 2

const choiceOf = (by: By, typed: string, { taken, shipping }: ChosenPacks): RefundChoice =>
  by === 'amount'
    ? { amount: readDecimal(typed, DIGITS) ?? 0 }
    : {
        lines: Object.entries(taken)
          .map(([orderLineId, quantity]) => ({ orderLineId, quantity }))
          .filter(({ quantity }) => quantity > 0),
        shipping,
      }

const isEmpty = (choice: RefundChoice): boolean =>
  'amount' in choice ? choice.amount === 0 : choice.lines.length === 0 && !choice.shipping

/** Which packs or what amount goes back to the buyer, and why. */
export function RefundDialog({ order, chosen = NOTHING, onClose }: Props) {
  const { run, isPending } = useRefund(order)
  const [by, setBy] = useState<By>('packs')
  const [packs, setPacks] = useState(chosen)
  const [typed, setTyped] = useState('')
  const [why, setWhy] = useState('')
  const choice = choiceOf(by, typed, packs)
  const isWrong = by === 'packs' && Object.values(packs.taken).some(Number.isNaN)
  const refund = isWrong ? null : partsOf(order, choice)
  const { currency } = order.refundable
  const say = (amount: number) => formatMoney({ amount, currency }, getLocale())
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (refund && (await run({ ...choice, why: why.trim() }))?.isDone) onClose()
  }
  return (
    <FormDialog title={m.refund_title()} onClose={onClose}>
      <form method="post" className={parts.stack} onSubmit={submit}>
        <p className="second">{m.refund_text({ amount: say(order.refundable.amount) })}</p>
        <Segments
          label={m.refund_by()}
          value={by}
          options={[
            { value: 'packs', label: m.common_packs() },
            { value: 'amount', label: m.refund_by_amount() },
          ]}
          onChange={setBy}
        />
        {by === 'packs' ? (
          <RefundPacks order={order} chosen={packs} onChange={setPacks} />
        ) : (
          <TextField
            label={m.refund_amount({ currency })}
            inputMode="decimal"
            value={typed}
            maxLength={refundLengths.amount}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <TextField
          label={m.form_reason()}
          value={why}
          required
          maxLength={refundLengths.why}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
        {!refund && !isWrong && !isEmpty(choice) && <p role="alert">{m.refund_too_much()}</p>}
        <DialogFooter onCancel={onClose}>
          <Button type="submit" variant="filled" loading={isPending} disabled={!refund || why.trim() === ''}>
            {refund ? m.refund_action({ amount: say(refund.amount) }) : m.refund_none()}
          </Button>
        </DialogFooter>
      </form>
    </FormDialog>
  )
}
