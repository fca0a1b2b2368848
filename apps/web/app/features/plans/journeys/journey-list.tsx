import type { AdminJourneyEntry } from '@salvia/contract/plans/plan-journeys'
import { journeyEvents } from '@salvia/contract/words/plans'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ChoiceFilter, DayFilter } from '#app/workbench/filters.tsx'
import { useListed } from '#app/workbench/list-reads.ts'
import { ListState } from '#app/workbench/list-state.tsx'
import { MoreFilters } from '#app/workbench/more-filters.tsx'
import { DrawerBody, Facts } from '#app/workbench/record-drawer.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { Funnel } from '../followers/funnel.tsx'
import css from './journey-list.module.css'
import { funnelFilter, journeyList } from './journey-queries.ts'
import { eventOf, whoOf } from './journey-words.ts'

const PATH = '/admin/recommendation-journeys'

const Event = ({ row: { event } }: { row: AdminJourneyEntry }) => (
  <Status mark={eventOf(event).mark}>{eventOf(event).word()}</Status>
)

const columns = (): WorkColumn<AdminJourneyEntry>[] => [
  {
    id: 'event',
    title: m.journey_event(),
    isName: true,
    cell: (row) => <Event row={row} />,
    text: (row) => row.event,
  },
  { id: 'client', title: m.journey_client(), cell: whoOf, text: whoOf },
  {
    id: 'plan',
    title: m.plan_name(),
    cell: (row) => row.recommendation.name,
    text: (row) => row.recommendation.name,
  },
  {
    id: 'practitioner',
    title: m.common_practitioner(),
    cell: (row) => row.practitioner.fullName,
    text: (row) => row.practitioner.fullName,
  },
  {
    id: 'at',
    title: m.common_when(),
    isFigure: true,
    cell: (row) => <Time at={row.at} />,
    text: (row) => row.at,
  },
]

/** What happened to the plans of all practitioners, newest first. */
export function JourneyList() {
  const listed = useListed(journeyList)
  return (
    <Workbench
      list="journeys"
      path={PATH}
      title={m.menu_admin_journeys()}
      state={<ListState reads={journeyList} words={m.state_journeys} />}
      columns={columns()}
      reads={journeyList}
      keyOf={(row) => row.id}
      tabs={<FunnelAbove />}
      filters={<Filters />}
      drawer={(key) => <JourneyRecord row={listed.data?.results.find((row) => row.id === key)} />}
    />
  )
}

/** Folded: opened it scrolls by itself, so that the list keeps its place on a phone. */
function FunnelAbove() {
  const [search] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={css.funnel} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.funnel_title()}</summary>
      {isOpen && <Funnel asked={funnelFilter(search)} />}
    </details>
  )
}

/** One entry of the list, with the ways to all of its plan, client and practitioner. */
function JourneyRecord({ row }: { row: AdminJourneyEntry | undefined }) {
  if (!row) return <EmptyState title={m.record_none_title()}>{m.record_none_text()}</EmptyState>
  const { recommendation: plan, practitioner, client } = row
  return (
    <DrawerBody>
      <h2 className="t20">
        <Event row={row} />
      </h2>
      <Facts
        facts={[
          [m.common_when(), <Time key="at" at={row.at} />],
          [m.plan_name(), <Narrowed key="plan" name="recommendationId" id={plan.id} label={plan.name} />],
          [
            m.journey_client(),
            client ? (
              <Narrowed key="client" name="clientId" id={client.id} label={client.fullName} />
            ) : (
              whoOf(row)
            ),
          ],
          [
            m.common_practitioner(),
            <Narrowed key="by" name="practitionerId" id={practitioner.id} label={practitioner.fullName} />,
          ],
        ]}
      />
    </DrawerBody>
  )
}

const Narrowed = ({ name, id, label }: { name: string; id: string; label: string }) => (
  <Link to={`${PATH}?${name}=${id}`}>{label}</Link>
)

function Filters() {
  return (
    <MoreFilters>
      <ChoiceFilter
        name="status"
        label={m.journey_event()}
        choices={journeyEvents.map((value) => ({ value, label: eventOf(value).word() }))}
      />
      <DayFilter name="sharedFrom" label={m.journey_shared_from()} />
      <DayFilter name="from" label={m.wallet_from()} />
      <DayFilter name="to" label={m.wallet_to()} />
    </MoreFilters>
  )
}
