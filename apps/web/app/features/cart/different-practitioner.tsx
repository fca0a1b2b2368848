import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import parts from '#app/ui/parts.module.css'
import { useConflict } from './cart-conflict.ts'
import { useCart } from './cart-query.ts'

const keepCart = () => useConflict.getState().answer?.('keep')

/** Navigating away keeps the cart. */
function useKeptOnLeaving() {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    keepCart()
  }, [key])
}

/** Asks what to do with products from another practitioner's plan: an order follows one practitioner. */
export default function DifferentPractitioner() {
  const answer = useConflict((conflict) => conflict.answer)
  const name = useCart()?.recommendations[0]?.practitionerName ?? ''
  useKeptOnLeaving()
  return (
    <Dialog title={m.cart_other_title({ name })} isOpen={answer !== null} onClose={keepCart}>
      <div className={parts.stack}>
        <p className="second">{m.cart_other_text()}</p>
        <DialogFooter onCancel={() => answer?.('replace')} cancel={m.cart_other_replace()}>
          <Button variant="filled" onClick={keepCart}>
            {m.cart_other_keep()}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  )
}
