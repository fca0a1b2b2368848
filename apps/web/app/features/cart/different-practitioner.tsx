import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { useConflict } from './cart-conflict.ts'
import { useCart } from './cart-query.ts'
import css from './different-practitioner.module.css'

const keepCart = () => useConflict.getState().answer?.('keep')

/** Going to another page keeps the cart. */
function useKeptOnLeaving() {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    keepCart()
  }, [key])
}

/** Asks what to do with products of another practitioner's plan: one order follows one practitioner. */
export default function DifferentPractitioner() {
  const answer = useConflict((conflict) => conflict.answer)
  const name = useCart()?.recommendations[0]?.practitionerName ?? ''
  useKeptOnLeaving()
  return (
    <Dialog title={m.cart_other_title({ name })} isOpen={answer !== null} onClose={keepCart}>
      <p className="second">{m.cart_other_text()}</p>
      <div className={css.actions}>
        <Button onClick={() => answer?.('replace')}>{m.cart_other_replace()}</Button>
        <Button variant="filled" onClick={keepCart}>
          {m.cart_other_keep()}
        </Button>
      </div>
    </Dialog>
  )
}
