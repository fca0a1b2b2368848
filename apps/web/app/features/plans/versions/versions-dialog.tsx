import type { Recommendation } from '@salvia/contract/plans/plan-records'
import type { PlanVersion } from '@salvia/contract/plans/plan-versions'
import { fullName } from '@salvia/rules/people/full-name'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { PagedList } from '#app/ui/paged-list.tsx'
import parts from '#app/ui/parts.module.css'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Time } from '#app/visit/time.tsx'
import { DifferenceList } from '../difference-list.tsx'
import { planQuery } from '../plan-queries.ts'
import { useRestoreVersion } from './use-restore-version.ts'
import { choicesOf } from './version-choices.ts'
import { versionQuery, versionsQuery } from './version-queries.ts'
import css from './versions-dialog.module.css'

type OnRestored = (restored: Recommendation) => void
type Props = { planId: string; onClose: () => void; onRestored?: OnRestored }

/** What clients could see of a plan, version by version: compared, and brought back. */
export function VersionsDialog({ planId, onClose, onRestored }: Props) {
  const { data: plan } = useQuery(planQuery(planId))
  return (
    <Dialog
      title={plan ? m.plan_versions_of({ plan: plan.name }) : m.plan_versions()}
      isOpen
      startAt="h2"
      onClose={onClose}
    >
      <Versions planId={planId} onRestored={onRestored} />
      <DialogFooter cancel={m.common_close()} onCancel={onClose} />
    </Dialog>
  )
}

function Versions({ planId, onRestored }: { planId: string; onRestored: OnRestored | undefined }) {
  const [offset, setOffset] = useState(0)
  const [openNumber, setOpenNumber] = useState<number | null>(null)
  const found = useQuery({ ...versionsQuery(planId, offset), placeholderData: keepPreviousData })
  const { restore, isPending } = useRestoreVersion(planId, onRestored)
  const newest = found.data?.pager.count
  return (
    <PagedList found={found} none={m.plan_versions_none()} label={m.plan_versions_pages()} onGo={setOffset}>
      {(rows) => (
        <>
          <p className={`second ${css.text}`}>
            {newest === 1 ? m.plan_versions_only() : m.plan_versions_text()}
          </p>
          <ul className={parts.list}>
            {rows.map((version) => (
              <VersionRow
                key={version.number}
                planId={planId}
                version={version}
                newest={newest}
                isOpen={version.number === openNumber}
                isPending={isPending}
                onOpen={(isOpen) => setOpenNumber(isOpen ? version.number : null)}
                onRestore={() => restore(version.number)}
              />
            ))}
          </ul>
        </>
      )}
    </PagedList>
  )
}

type RowProps = {
  planId: string
  version: PlanVersion
  newest: number | undefined
  isOpen: boolean
  isPending: boolean
  onOpen: (isOpen: boolean) => void
  onRestore: () => void
}

function VersionRow({ planId, version, newest, isOpen, isPending, onOpen, onRestore }: RowProps) {
  const { mayCompare, mayRestore, compareWith } = choicesOf(version, newest)
  const { number, restoredFrom } = version
  return (
    <li className={css.version}>
      <div className={parts.grow}>
        <p className="medium">
          {number === newest ? m.plan_version_newest({ number }) : m.plan_version({ number })}
        </p>
        <p className="third">
          <WrittenBy version={version} /> · {m.products_count({ count: version.itemsCount })}
        </p>
        {restoredFrom !== null && (
          <p className="third">{m.plan_version_restored({ number: restoredFrom })}</p>
        )}
      </div>
      <div className={css.actions}>
        {mayCompare && (
          <Button
            size="sm"
            aria-label={m.plan_version_compare({ number })}
            aria-expanded={isOpen}
            onClick={() => onOpen(!isOpen)}
          >
            {m.common_compare()}
          </Button>
        )}
        {mayRestore && (
          <Button
            size="sm"
            aria-label={m.plan_version_restore({ number })}
            loading={isPending}
            onClick={onRestore}
          >
            {m.plan_version_restore_short()}
          </Button>
        )}
      </div>
      {isOpen && <Comparison planId={planId} number={number} compareWith={compareWith} />}
    </li>
  )
}

function WrittenBy({ version: { savedAt, author } }: Pick<RowProps, 'version'>) {
  const name = author ? fullName(author) : ''
  return (
    <>
      <Time at={savedAt} style="moment" />
      {name && ` · ${name}`}
    </>
  )
}

type Compare = 'Previous' | 'Current'
type ComparisonProps = { planId: string; number: number; compareWith: readonly Compare[] }

const titles: Record<Compare, () => string> = {
  Previous: m.plan_version_changed,
  Current: m.plan_version_since,
}

const Comparison = ({ planId, number, compareWith }: ComparisonProps) => (
  <div className={css.comparison}>
    {compareWith.map((other) => (
      <Compared key={other} title={titles[other]()} planId={planId} number={number} with={other} />
    ))}
  </div>
)

type ComparedProps = { title: string; planId: string; number: number; with: Compare }

function Compared({ title, planId, number, with: compareWith }: ComparedProps) {
  const { data, isError, refetch } = useQuery(versionQuery(planId, number, compareWith))
  return (
    <section aria-label={title}>
      <h3 className="medium">{title}</h3>
      {isError && <FailedState onRetry={() => refetch()} />}
      {!(data || isError) && <SkeletonRows rows={1} />}
      {data?.difference && <DifferenceList difference={data.difference} />}
      {data?.difference === null && <p className="second">{m.plan_version_first()}</p>}
    </section>
  )
}
