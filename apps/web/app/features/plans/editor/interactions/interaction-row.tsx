import { fullName } from '@salvia/rules/people/full-name'
import type { Move } from '@salvia/rules/plans/interactions/propose-moves'
import { useQuery } from '@tanstack/react-query'
import { focusWithin } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { planQuery } from '../../plan-queries.ts'
import type { Acknowledging } from '../ledger/use-acknowledging.ts'
import type { DraftItem } from '../plan-draft.ts'
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
import { drugFindingOf, type ShownInteraction, seenInteraction, warningOf } from './seen-interaction.ts'
import { useAcknowledgingMedicine } from './use-acknowledging-medicine.ts'

type Props = {
  found: ShownInteraction
  /** Null of a template, which has no clients. */
  planId: string | null
  items: DraftItem[]
  /** Null where it is only read. */
  acknowledging: Acknowledging | null
  onMove: (moves: Move[]) => void
}

/** One rule that applies: what it says, for which products and whom, from which source, and what would solve it. */
export function InteractionRow({ found, planId, items, acknowledging, onMove }: Props) {
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
          {!drug && <SeenInPlan found={found} acknowledging={acknowledging} says={words.statement} />}
          {drug?.client && planId !== null && (
            <SeenOfClient
              found={found}
              planId={planId}
              clientId={drug.client.id}
              items={items}
              says={words.statement}
            />
          )}
        </div>
      )}
    </li>
  )
}

type SeenProps = { found: ShownInteraction; acknowledging: Acknowledging; says: string }

/** What products do to each other is acknowledged in the plan, which holds nothing of medicines. */
function SeenInPlan({ found, acknowledging, says }: SeenProps) {
  const time = useTimeFormat()
  const seen = seenInteraction(found, acknowledging.acknowledged)
  if (seen) return <p className="second">{m.plan_ledger_acknowledged({ date: time(seen.at, 'day') })}</p>
  return <Acknowledge says={says} onAcknowledge={() => acknowledging.acknowledge(warningOf(found))} />
}

type OfClientProps = {
  found: ShownInteraction
  planId: string
  clientId: string
  items: DraftItem[]
  says: string
}

/** What concerns a client's medicines is acknowledged in its file, by whom the file is kept. */
function SeenOfClient({ found, planId, clientId, items, says }: OfClientProps) {
  const plan = useQuery(planQuery(planId)).data
  const { run } = useAcknowledgingMedicine(planId)
  const time = useTimeFormat()
  const { seenOfClient: seen } = found
  const date = seen && time(seen.at, 'day')
  if (seen && date)
    return (
      <p className="second">
        {seen.by === plan?.practitionerId
          ? m.plan_interaction_acknowledged_by({ name: fullName(plan.practitioner), date })
          : m.plan_ledger_acknowledged({ date })}
      </p>
    )
  const item = items.find(({ productId }) => productId === found.item.productId)
  const finding = item && drugFindingOf(found, item)
  return finding && <Acknowledge says={says} onAcknowledge={() => run({ clientId, finding })} />
}

function Acknowledge({ says, onAcknowledge }: { says: string; onAcknowledge: () => Promise<unknown> }) {
  const record = async () => {
    await onAcknowledge()
    focusWithin('#interactions')
  }
  return (
    <Button size="sm" aria-label={m.plan_ledger_acknowledge_of({ nutrient: says })} onClick={record}>
      {m.plan_ledger_acknowledge()}
    </Button>
  )
}
