import type { ProductDisruption } from '@salvia/contract/disruptions/product-disruption'
import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { shownHere } from '#app/api/command.ts'
import { query } from '#app/api/query.ts'
import { useCommand } from '#app/api/use-command.ts'
import { useProblemWords } from '#app/api/use-problem-words.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import css from './disruption-note.module.css'
import { disruptionTitles, expectedWords, isAwaited, shopOf } from './disruption-words.ts'

const MOST_WAYS = 3

type Props = {
  productId: string
  /** As the shop shows it. */
  stock: { id: ProductStockStatus }
  disruption: ProductDisruption
  /** Ways out of the page's own, in place of links to other products. */
  children?: ReactNode
}

/**
 * That a product is short, ends or may not be sold, when it or more of it is expected, and the ways out. To be told of the
 * end is offered while packs are left too: who needs them later learns of it in no other way.
 */
export function DisruptionNote({ productId, stock, disruption, children }: Props) {
  const { type, replacement } = disruption
  const expected = expectedWords(disruption, shopOf(type, stock.id))
  return (
    <div className={css.note}>
      <Note tone="warning" title={disruptionTitles[type]()}>
        <div className={css.body}>
          {expected && <p>{expected}</p>}
          {children ?? <Ways productId={productId} replacement={replacement} />}
          {isAwaited(type, stock.id) && <Subscribe disruptionId={disruption.id} />}
        </div>
      </Note>
    </div>
  )
}

type WaysProps = { productId: string; replacement: ProductDisruption['replacement'] }

/** What can be had instead: the replacement, then other sizes and products like it that are available. */
function Ways({ productId, replacement }: WaysProps) {
  const input = { query: { productIds: productId, languageCode: getLocale() } }
  const [links] = useQuery(query('GET /products/linked-products-new', input)).data ?? []
  const others = (links?.linkedProducts ?? []).filter(
    ({ id, stockStatus }) => isAvailable(stockStatus.id) && id !== replacement?.id,
  )
  const ways = [...(replacement ? [replacement] : []), ...others].slice(0, MOST_WAYS)
  if (ways.length === 0) return null
  return (
    <div>
      <p>{m.product_replacement()}</p>
      <ul>
        {ways.map(({ id, name }) => (
          <li key={id}>
            <LocalLink to={`/shop/products/${id}`}>{name}</LocalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Outcome = 'Subscribed' | 'ConfirmationSent'

/** Asks to be told once the product is back: with a login by a click, else by an address, asked for after the click. */
function Subscribe({ disruptionId }: { disruptionId: string }) {
  // Read with the first page; here only whether there is somebody.
  const isSignedIn = Boolean(useQuery({ ...query('GET /users/me', {}), enabled: false }).data)
  const [isAsking, setAsking] = useState(false)
  const [email, setEmail] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { run, isPending, error } = useCommand({
    send: (api) =>
      api('POST /product-disruptions/{id}/subscribe', {
        params: { id: disruptionId },
        body: { email: isSignedIn ? null : email.trim() },
      }),
    onDone: (answer: { outcome: Outcome }) => setOutcome(answer.outcome),
    onFailed: shownHere,
  })
  const whyNot = useProblemWords(error, m.auth_not_reached())
  if (outcome !== null)
    return (
      <p role="status" className="strong">
        {outcome === 'Subscribed' ? m.product_subscribed() : m.product_subscription_mailed()}
      </p>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSignedIn || isAsking) void run()
    else setAsking(true)
  }
  return (
    <form method="post" className={css.ask} onSubmit={submit}>
      {isAsking && (
        <TextField
          autoFocus
          label={m.product_subscribe_email()}
          type="email"
          autoComplete="email"
          required
          value={email}
          error={error ? whyNot : undefined}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      )}
      {isSignedIn && error && <p role="alert">{whyNot}</p>}
      <Button type="submit" loading={isPending}>
        {m.product_subscribe()}
      </Button>
    </form>
  )
}
