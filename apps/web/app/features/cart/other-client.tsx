import type { Cart } from '@salvia/contract/cart/cart'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import parts from '#app/ui/parts.module.css'

type Props = {
  client: NonNullable<Cart['shippingCustomer']>
  isEmpty: boolean
  isPending: boolean
  onLeave: (keeps: 'products' | 'nothing') => void
}

/** Makes a client's order one for somebody else; what was chosen for that client goes along only if the buyer says so. */
export function OtherClient({ client: { name }, isEmpty, isPending, onLeave }: Props) {
  const [isAsking, setAsking] = useState(false)
  const answer = (keeps: 'products' | 'nothing') => {
    setAsking(false)
    onLeave(keeps)
  }
  return (
    <>
      <Button size="sm" loading={isPending} onClick={() => (isEmpty ? onLeave('products') : setAsking(true))}>
        {m.client_order_other()}
      </Button>
      <Dialog title={m.client_order_other_title()} isOpen={isAsking} onClose={() => setAsking(false)}>
        <div className={parts.stack}>
          <p className="second">{m.client_order_other_text({ name })}</p>
          <DialogFooter onCancel={() => answer('nothing')} cancel={m.client_order_other_empty()}>
            <Button variant="filled" onClick={() => answer('products')}>
              {m.client_order_other_keep()}
            </Button>
          </DialogFooter>
        </div>
      </Dialog>
    </>
  )
}
