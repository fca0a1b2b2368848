import { orderLengths, personLengths } from '@salvia/contract/words/lengths'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import css from './order-link-form.module.css'

/** The way to the order that somebody wants to withdraw from: the own list, or a mail with its link. */
export function OrderLinkForm({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section className={css.box} aria-labelledby="withdraw-here">
      <h2 id="withdraw-here">{m.order_link_heading()}</h2>
      {isSignedIn ? (
        <>
          <p className="second">{m.order_link_own()}</p>
          <div>
            <Button variant="filled" component={Link} to="/orders">
              {m.menu_my_orders()}
            </Button>
          </div>
        </>
      ) : (
        <OrderLinkRequest text={m.order_link_guest()} />
      )}
    </section>
  )
}

/** Has the link of an order mailed to its buyer, who knows its number and address. */
export function OrderLinkRequest({ text }: { text: string }) {
  const [number, setNumber] = useState('')
  const [email, setEmail] = useState('')
  const { run, isPending, isSuccess } = useCommand({
    send: (api, body: { number: string; email: string }) => api('POST /orders/link', { body }),
    snackbar: 'order-link',
    otherwise: m.order_link_failed(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run({ number: number.trim(), email: email.trim() })
  }
  return (
    <form method="post" className={parts.stack} onSubmit={submit}>
      <p className="second">{text}</p>
      <TextField
        label={m.common_order_number()}
        value={number}
        required
        autoComplete="off"
        maxLength={orderLengths.number}
        onChange={({ currentTarget: { value } }) => setNumber(value)}
      />
      <TextField
        label={m.order_link_email()}
        type="email"
        value={email}
        required
        autoComplete="email"
        maxLength={personLengths.email}
        onChange={({ currentTarget: { value } }) => setEmail(value)}
      />
      {isSuccess && (
        <Note tone="good" role="status">
          {m.order_link_sent()}
        </Note>
      )}
      <div>
        <Button type="submit" variant="filled" loading={isPending}>
          {m.common_send_link()}
        </Button>
      </div>
    </form>
  )
}
