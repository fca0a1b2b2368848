import { formatDate } from '@salvia/rules/format/format'
import type { Interaction } from '@salvia/rules/plans/interactions/find-interactions'
import type { Move } from '@salvia/rules/plans/interactions/propose-moves'
import { focusWithin } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import type { Acknowledging } from '../ledger/use-acknowledging.ts'
import { ToInstruction } from '../to-instruction.tsx'
import {
  interactionWords,
  movesWords,
  productsWords,
  severityWords,
  thresholdWords,
  timingWords,
} from './interaction-words.ts'
import css from './interactions-section.module.css'
import { seenInteraction, warningOf } from './seen-interaction.ts'

type Props = {
  found: Interaction
  /** Null where it is only read. */
  acknowledging: Acknowledging | null
  onMove: (moves: Move[]) => void
}

/** One rule that applies: what it says, for which products and whom, from which source, and what would solve it. */
export function InteractionRow({ found, acknowledging, onMove }: Props) {
  const { rule, drug, timing, proposal, severity } = found
  const words = interactionWords(rule)
  const timingSaid = timingWords(found)
  const amountSaid = thresholdWords(found)
  return (
    <li id={`interaction-${found.key}`} className={css.row} data-severity={severity}>
      <p className="medium">{words.statement}</p>
      <p className="second">{productsWords(found)}</p>
      {drug && (
        <p className="second">
          {drug.client
            ? m.plan_interaction_of_client({ client: drug.client.name })
            : m.plan_interaction_only_asked()}
        </p>
      )}
      <p>{words.advice}</p>
      {amountSaid && <p>{amountSaid}</p>}
      {timingSaid && <p>{timingSaid}</p>}
      <p className={css.source}>
        <span>{severityWords(found)}</span>
        <a className="link" href={rule.sourceUrl} target="_blank" rel="noopener noreferrer">
          {m.plan_interaction_source({ site: new URL(rule.sourceUrl).hostname })}
        </a>
      </p>
      {acknowledging && (
        <div className={css.actions}>
          {proposal && timing.kind !== 'NoSpacing' ? (
            <Button size="sm" onClick={() => onMove(proposal)}>
              {movesWords(proposal)}
            </Button>
          ) : (
            <ToInstruction productId={found.item.productId} product={found.item.productName} />
          )}
          {!drug && <Seen found={found} acknowledging={acknowledging} says={words.statement} />}
        </div>
      )}
    </li>
  )
}

type SeenProps = { found: Interaction; acknowledging: Acknowledging; says: string }

/** What products do to each other can be acknowledged; a word on medicines would put health data into the plan. */
function Seen({ found, acknowledging, says }: SeenProps) {
  const seen = seenInteraction(found, acknowledging.acknowledged)
  if (seen)
    return <p className="second">{m.plan_ledger_acknowledged({ date: formatDate(seen.at, getLocale()) })}</p>
  const record = async () => {
    await acknowledging.acknowledge(warningOf(found))
    focusWithin('#interactions')
  }
  return (
    <Button size="sm" aria-label={m.plan_ledger_acknowledge_of({ nutrient: says })} onClick={record}>
      {m.plan_ledger_acknowledge()}
    </Button>
  )
}
