import type {
  SubstitutionProposal,
  WithdrawnProposal,
} from '@salvia/contract/plans/substitutions/substitution-records'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { focusPage, focusWithin } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { usePackSizes } from '#app/shared/pack-size.ts'
import { Button } from '#app/ui/button.tsx'
import { ShowMore } from '#app/ui/show-more.tsx'
import { planWrites } from '../plan-queries.ts'
import { DoseChange } from './dose-change.tsx'
import css from './substitution.module.css'
import { ALL, proposalsQuery } from './substitution-queries.ts'
import { changedProductWords, distinguishProducts, reasonWords } from './substitution-words.ts'

const TITLE = 'proposals-title'
const rowOf = (proposalId: string): string => `proposal-${proposalId}`

/** What is proposed for the reader's own plans; nothing when nothing is. */
export function ProposalsCard() {
  const [limit, setLimit] = useState<number>()
  const { data } = useQuery({ ...proposalsQuery(limit), placeholderData: keepPreviousData })
  const rows = data?.results ?? []
  const withdrawn = data?.withdrawn ?? []
  if (rows.length + withdrawn.length === 0) return null
  return (
    <section className={`card ${css.card}`} id="proposals" aria-labelledby={TITLE}>
      <div>
        <h2 id={TITLE} tabIndex={-1}>
          {m.proposal_card()}
        </h2>
        {rows.length > 0 && <p className="second">{m.proposal_card_lead()}</p>}
      </div>
      <ul>
        {rows.map((proposal, at) => (
          <Proposal
            key={proposal.id}
            proposal={proposal}
            next={rows.length + withdrawn.length > 1 ? placeAfter(rows[at + 1]) : null}
          />
        ))}
        {withdrawn.map((proposal) => (
          <Withdrawn key={proposal.id} proposal={proposal} />
        ))}
      </ul>
      {data && rows.length < data.pager.count && (
        <ShowMore shown={rows.length} total={data.pager.count} onMore={() => setLimit(ALL)} />
      )}
    </section>
  )
}

/** The next proposal, else the heading of the others. */
const placeAfter = (next: SubstitutionProposal | undefined): string => (next ? rowOf(next.id) : TITLE)

/** Focus goes to `next` from a row that is answered, and to the page where the whole card goes with it. */
function useAnswer({ id, plan, ...pair }: SubstitutionProposal, next: string | null) {
  const { replacement } = distinguishProducts(pair.product, pair.replacement, usePackSizes())
  const params = { id }
  const common = {
    scope: planWrites(plan.id),
    stale: ['GET /substitution-proposals', 'GET /recommendations', 'GET /recommendations/{id}'] as const,
    staleOnFailure: ['GET /substitution-proposals'] as const,
    otherwise: m.proposal_failed(),
    onDone: () => (next === null ? focusPage() : focusWithin(`#${next}`)),
  }
  const confirm = useCommand({
    ...common,
    send: (api) => api('POST /substitution-proposals/{id}/confirm', { params, body: {} }),
    done: () => m.proposal_confirmed({ replacement, plan: plan.name }),
  })
  const decline = useCommand({
    ...common,
    send: (api) => api('POST /substitution-proposals/{id}/decline', { params }),
    done: () => m.proposal_declined({ plan: plan.name }),
  })
  return { confirm, decline }
}

/** Which product of which plan becomes which, with the way to it. */
function ProposedChange({
  plan,
  product,
  replacement,
}: Pick<WithdrawnProposal, 'plan' | 'product' | 'replacement'>) {
  const sizeOf = usePackSizes()
  return (
    <>
      <p>
        <Link
          className="medium"
          to={`/recommendations/${plan.id}/edit#item-${product.id}`}
          aria-label={m.proposal_look({ plan: plan.name })}
        >
          {plan.name}
        </Link>
      </p>
      <p>{changedProductWords(product, replacement, sizeOf)}</p>
    </>
  )
}

function Proposal({ proposal, next }: { proposal: SubstitutionProposal; next: string | null }) {
  const { plan, product, replacement, dose, reason, obstacle } = proposal
  const { confirm, decline } = useAnswer(proposal, next)
  const named = { plan: plan.name }
  const isDoseChanged = obstacle === 'DoseChanged'
  return (
    <li className={css.row} id={rowOf(proposal.id)} tabIndex={-1}>
      <div className={css.words}>
        <ProposedChange {...{ plan, product, replacement }} />
        {reason && <p className="second">{reason}</p>}
        {isDoseChanged ? <p>{m.refusal_proposal_dose_changed()}</p> : <DoseChange dose={dose} />}
        {obstacle && !isDoseChanged && <p>{reasonWords[obstacle]()}</p>}
      </div>
      <div className={css.actions}>
        {!obstacle && (
          <Button
            size="sm"
            loading={confirm.isPending}
            held={decline.isPending}
            aria-label={m.proposal_confirm_in(named)}
            onClick={() => confirm.run()}
          >
            {m.proposal_confirm()}
          </Button>
        )}
        <Button
          size="sm"
          loading={decline.isPending}
          held={confirm.isPending}
          aria-label={m.proposal_decline_in(named)}
          onClick={() => decline.run()}
        >
          {m.proposal_decline()}
        </Button>
      </div>
    </li>
  )
}

function Withdrawn({ proposal: { plan, product, replacement } }: { proposal: WithdrawnProposal }) {
  return (
    <li className={css.row}>
      <div className={css.words}>
        <ProposedChange {...{ plan, product, replacement }} />
        <p className="second">{m.proposal_withdrawn()}</p>
      </div>
    </li>
  )
}
