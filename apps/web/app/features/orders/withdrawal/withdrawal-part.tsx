import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import type { Withdrawal } from '@salvia/contract/orders/withdrawals'
import { formatDate } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { Time } from '#app/visit/time.tsx'
import css from '../order-page.module.css'
import { WithdrawalDialog } from './withdrawal-dialog.tsx'
import { withdrawalQuery } from './withdrawal-query.ts'
import { packsOf } from './withdrawn-packs.ts'

type Props = { order: OrderWithShipments; orderKey: string | undefined }

/** What the law gives the buyer, in one sentence; nothing where it gives no such right. */
function sentenceOf({ may, until }: Withdrawal): string | null {
  const day = until && formatDate(until, getLocale())
  if (may) return day ? m.withdrawal_until({ day }) : m.withdrawal_open()
  return day && m.withdrawal_until_over({ day })
}

/** The buyer's right of withdrawal: until when, what was declared, and the way to declare it. */
export function WithdrawalPart({ order, orderKey }: Props) {
  const { data } = useQuery(withdrawalQuery(order.id, orderKey))
  const sentence = data && sentenceOf(data)
  if (!data || (sentence === null && data.declared.length === 0)) return null
  return <Right order={order} orderKey={orderKey} withdrawal={data} sentence={sentence ?? null} />
}

type RightProps = Props & { withdrawal: Withdrawal; sentence: string | null }

function Right({ order, orderKey, withdrawal: { may, left, declared }, sentence }: RightProps) {
  const [isOpen, setOpen] = useState(false)
  const heading = useFocusWhenDeclared(declared.length, isOpen)
  return (
    <section className={css.part} aria-labelledby="order-withdrawal">
      <h2 id="order-withdrawal" tabIndex={-1} ref={heading}>
        {m.withdrawal_heading()}
      </h2>
      {declared.map(({ id, declaredAt, lines }) => (
        <Note key={id} tone="good" title={m.withdrawal_declared({ count: packsOf(lines) })}>
          <Time at={declaredAt} />
        </Note>
      ))}
      {declared.length > 0 && <p className="second">{m.withdrawal_next()}</p>}
      {sentence && (may || declared.length === 0) && <p className="second">{sentence}</p>}
      {may && (
        <div className="no-print">
          <Button onClick={() => setOpen(true)}>{m.withdrawal_start()}</Button>
        </div>
      )}
      {isOpen && <WithdrawalDialog {...{ order, orderKey, left }} onClose={() => setOpen(false)} />}
    </section>
  )
}

/** Moves the focus to what was just declared: the button that opened the dialog may be gone by then. */
function useFocusWhenDeclared(count: number, isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const known = useRef(count)
  useEffect(() => {
    if (isOpen || count === known.current) return
    known.current = count
    heading.current?.focus()
  }, [count, isOpen])
  return heading
}
