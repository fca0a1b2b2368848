import type { ProductDisruption } from '@salvia/contract/disruptions/product-disruption'
import type { DisruptionType } from '@salvia/contract/words/shortages'
import { formatDate } from '@salvia/rules/format/format'
import { type FormEvent, useState } from 'react'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { useProblemWords } from '#app/api/use-problem-words.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import css from './disruption-note.module.css'

const titles: Record<DisruptionType, () => string> = {
  Shortage: m.product_shortage,
  Discontinuation: m.product_discontinued,
  Restriction: m.product_restriction,
}

function expectedWords({ type, expectedUntil }: ProductDisruption): string | null {
  if (expectedUntil) return m.product_expected({ date: formatDate(expectedUntil, getLocale()) })
  return type === 'Discontinuation' ? null : m.product_expected_unknown()
}

type Props = { disruption: ProductDisruption; isSignedIn: boolean }

/** That a product is short, ends or may not be sold, when it is expected, and the ways out. */
export function DisruptionNote({ disruption, isSignedIn }: Props) {
  const { type, replacement } = disruption
  return (
    <div className={css.note}>
      <Note tone="warning" title={titles[type]()}>
        <div className={parts.stack}>
          <p>{expectedWords(disruption)}</p>
          {replacement && (
            <p>
              {m.product_replacement()}{' '}
              <LocalLink to={`/shop/products/${replacement.id}`}>{replacement.name}</LocalLink>
            </p>
          )}
          {type !== 'Discontinuation' && <Subscribe disruptionId={disruption.id} isSignedIn={isSignedIn} />}
        </div>
      </Note>
    </div>
  )
}

type Outcome = 'Subscribed' | 'ConfirmationSent'

/** Asks to be told once the product is back: with a login by a click, else by an address. */
function Subscribe({ disruptionId, isSignedIn }: { disruptionId: string; isSignedIn: boolean }) {
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
    void run()
  }
  return (
    <form className={parts.stack} onSubmit={submit}>
      {!isSignedIn && (
        <TextField
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
      <div>
        <Button type="submit" loading={isPending}>
          {m.product_subscribe()}
        </Button>
      </div>
    </form>
  )
}
