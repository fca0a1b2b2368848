import type { TakenDrug } from '@salvia/contract/people/client-drugs'
import { formatList } from '@salvia/rules/format/format-measures'
import type { Move } from '@salvia/rules/plans/interactions/propose-moves'
import { useState } from 'react'
import { focusWithin } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { useDrugNames } from '../../interactions/use-drug-names.ts'
import type { Acknowledging } from '../ledger/use-acknowledging.ts'
import type { DraftItem } from '../plan-draft.ts'
import panel from '../side-panel.module.css'
import { AlsoCheck } from './also-check.tsx'
import { FoodRow } from './food-row.tsx'
import { InteractionRow } from './interaction-row.tsx'
import css from './interactions-section.module.css'
import { type Considered, type ShownInteractions, useInteractions } from './use-interactions.ts'

type Props = {
  /** Null of a template, which has no clients. */
  planId: string | null
  items: DraftItem[]
  /** Null where it is only read. */
  acknowledging: Acknowledging | null
  onMove: (moves: Move[]) => void
}

/** Which rules apply to the products among themselves and with medicines. It warns and forbids nothing. */
export function InteractionsSection({ planId, items, acknowledging, onMove }: Props) {
  const [asked, setAsked] = useState<TakenDrug | null>(null)
  const shown = useInteractions(planId, items, asked)
  if (!shown || items.length === 0) return null
  const move = (moves: Move[]) => {
    onMove(moves)
    focusWithin('#interactions')
  }
  return (
    <section aria-labelledby="interactions" aria-busy={shown.isLoading}>
      <h2 id="interactions" className={panel.head} tabIndex={-1}>
        {m.plan_interactions()}
      </h2>
      <p role="status">{!shown.isLoading && <InteractionsState shown={shown} />}</p>
      <ul>
        {shown.found.map((found) => (
          <InteractionRow key={found.key} {...{ found, planId, items, acknowledging }} onMove={move} />
        ))}
        {shown.food.map((clash) => (
          <FoodRow
            key={`${clash.fasted.productId} ${clash.fed.productId}`}
            clash={clash}
            onMove={acknowledging && move}
          />
        ))}
      </ul>
      {planId !== null && <Clients considered={shown.considered} />}
      <AlsoCheck asked={asked} onAsk={setAsked} />
    </section>
  )
}

/** That nothing is found is said of rules and never of safety; what could not be checked is named. */
function InteractionsState({ shown }: { shown: ShownInteractions }) {
  const { found, apart, drugsWithoutRule, checkedCount, notChecked } = shown
  const drugNames = useDrugNames()
  const medicines = new Set(drugsWithoutRule.map(({ drugClass }) => drugNames.get(drugClass) ?? drugClass))
  const products = formatList(
    notChecked.map(({ productName }) => productName),
    getLocale(),
  )
  return (
    <>
      {found.length > 0
        ? m.plan_interactions_found({ count: found.length })
        : m.plan_interactions_none({ count: checkedCount })}
      {apart.length > 0 && <> {m.plan_interactions_apart({ count: apart.length })}</>}
      {medicines.size > 0 && (
        <> {m.plan_interactions_no_rule({ medicines: formatList([...medicines], getLocale()) })}</>
      )}
      {notChecked.length > 0 && <> {m.plan_interactions_unchecked({ count: notChecked.length, products })}</>}
    </>
  )
}

function Clients({ considered: { noted, notNoted, hasClients, isFailed } }: { considered: Considered }) {
  const named = (names: string[]) => formatList(names, getLocale())
  return (
    <div className={`second ${css.clients}`}>
      {isFailed && <p>{m.plan_interactions_clients_failed()}</p>}
      {!hasClients && !isFailed && <p>{m.plan_interactions_no_clients()}</p>}
      {noted.length > 0 && <p>{m.plan_interactions_noted({ clients: named(noted) })}</p>}
      {notNoted.length > 0 && <p>{m.plan_interactions_not_noted({ clients: named(notNoted) })}</p>}
    </div>
  )
}
