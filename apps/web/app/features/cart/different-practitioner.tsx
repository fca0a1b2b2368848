import { Button } from '@mantine/core'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { addLines, useCartChange, useConflict } from './cart-changes.ts'
import { useCart } from './cart-query.ts'
import css from './different-practitioner.module.css'

type Props = { countryCode: string; onReplaced: () => void }

/** Asks what to do with products of another practitioner's plan: one order follows one practitioner. */
export function DifferentPractitioner({ countryCode, onReplaced }: Props) {
  const lines = useConflict((conflict) => conflict.lines)
  const name = useCart()?.recommendations[0]?.practitionerName ?? ''
  const close = () => useConflict.setState({ lines: null })
  const change = useCartChange((answer) => {
    if (answer?.error) return
    close()
    onReplaced()
  })
  const replace = () => lines && change.mutate(addLines({ lines, countryCode, isReplacing: true }))
  return (
    <Dialog title={m.cart_other_title({ name })} isOpen={lines !== null} onClose={close}>
      <p className="second">{m.cart_other_text({ name })}</p>
      <div className={css.actions}>
        <Button onClick={replace} loading={change.isPending}>
          {m.cart_other_replace()}
        </Button>
        <Button variant="filled" onClick={close}>
          {m.cart_other_keep()}
        </Button>
      </div>
    </Dialog>
  )
}
