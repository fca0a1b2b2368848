import type { Substitution } from '@salvia/contract/plans/substitutions/substitution-records'
import { fullName } from '@salvia/rules/people/full-name'
import { hasUndoable } from '@salvia/rules/plans/substitution/substitution-state'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { ActivesDifference } from '#app/features/plans/substitution/actives-difference.tsx'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { usePackSizes } from '#app/shared/pack-size.ts'
import { Button } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PagedList } from '#app/ui/paged-list.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { FactList } from '../fact-list.tsx'
import { PlanOfRow } from './plan-of-row.tsx'
import css from './substitution.module.css'
import { SubstitutionFrame } from './substitution-frame.tsx'
import { productNameQuery, substitutionQuery } from './substitution-queries.ts'
import {
  distinguishProducts,
  itemWords,
  reasonWords,
  stateWords,
  sumsWords,
  undoText,
} from './substitution-words.ts'

/** How far a substitution is, what became of each plan, and its undo. */
export function SubstitutionReport({ id }: { id: string }) {
  const [address, setAddress] = useSearchParams()
  const found = useQuery(substitutionQuery(id, address))
  const time = useTimeFormat()
  const sizeOf = usePackSizes()
  if (!found.data)
    return (
      <SubstitutionFrame>
        {found.isError ? <FailedState onRetry={() => found.refetch()} /> : <SkeletonRows rows={8} />}
      </SubstitutionFrame>
    )
  const { substitution } = found.data
  const { product, replacement, state, startedAt, startedBy, reason } = substitution
  const starter = startedBy && fullName(startedBy)
  const title = m.substitution_report(distinguishProducts(product, replacement, sizeOf))
  return (
    <SubstitutionFrame>
      <title>{title}</title>
      <PageHeader
        title={title}
        above={<Link to={`/admin/products/${product.id}`}>{m.substitution_to_product()}</Link>}
        lead={<span role="status">{sumsWords(substitution.sums)}</span>}
        actions={<Undo substitution={substitution} />}
      />
      <FactList
        facts={[
          [m.common_status(), stateWords[state]()],
          [m.substitution_started(), [time(startedAt), starter].filter(Boolean).join(' · ')],
          ...(reason ? [[m.substitution_reason(), reason] as const] : []),
        ]}
      />
      <PagedList
        found={found}
        none={m.substitution_none()}
        onGo={(offset) => setAddress({ offset: `${offset}` })}
        label={m.substitution_plans()}
      >
        {(rows) => (
          <ul aria-label={m.substitution_plans()}>
            {rows.map(({ plan, state: became, skip, obstacle, dose }) => (
              <li className={css.row} key={plan.id}>
                <div className={css.words}>
                  <PlanOfRow plan={plan} />
                  {dose && <ActivesDifference {...dose} />}
                </div>
                <p className="second">
                  {[itemWords[became](), reasonOf(skip ?? obstacle)].filter(Boolean).join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </SubstitutionFrame>
  )
}

const reasonOf = (word: keyof typeof reasonWords | null): string | null => word && reasonWords[word]()

function Undo({ substitution: { id, product, state, sums } }: { substitution: Substitution }) {
  const isUndoable = state === 'Done' && hasUndoable(sums)
  const returning = useQuery({ ...productNameQuery(product.id), enabled: isUndoable }).data
  const { run, isPending } = useCommand({
    send: (api) => api('POST /admin/substitutions/{id}/undo', { params: { id } }),
    stale: ['GET /admin/substitutions/{id}', 'GET /admin/substitutions'],
    staleOnFailure: ['GET /admin/substitutions/{id}'],
    otherwise: m.substitution_undo_failed(),
  })
  if (!isUndoable) return null
  const askToUndo = async () => {
    const words = { title: m.substitution_undo(), text: undoText(returning) }
    if (await ask({ ...words, action: m.substitution_undo(), isDanger: true })) await run()
  }
  return (
    <Button variant="danger" loading={isPending} onClick={askToUndo}>
      {m.substitution_undo()}
    </Button>
  )
}
