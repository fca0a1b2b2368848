import type { CartLine } from '@salvia/contract/cart/cart'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'

type Props = { lines: CartLine[]; onRemove: (lines: CartLine[]) => void }

/** The products of the cart that cannot be ordered, and the way to go on without them. */
export function UnavailableLines({ lines, onRemove }: Props) {
  if (lines.length === 0) return null
  return (
    <Note
      tone="error"
      role="alert"
      title={m.cart_unavailable_title({ count: lines.length })}
      action={
        <Button onClick={() => onRemove(lines)}>{m.cart_remove_unavailable({ count: lines.length })}</Button>
      }
    >
      {m.cart_unavailable_text({ count: lines.length })}
    </Note>
  )
}
