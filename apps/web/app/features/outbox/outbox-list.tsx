import type { OutboxMessage } from '@salvia/contract/outbox/outbox'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TabCount } from '#app/ui/list-tools.tsx'
import { Note } from '#app/ui/note.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ChoiceFilter, SearchFilter, WorkTabs } from '#app/workbench/filters.tsx'
import { MoreFilters } from '#app/workbench/more-filters.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { MessageRecord } from './message-record.tsx'
import { MessageState, useIsKept } from './message-state.tsx'
import css from './outbox-list.module.css'
import { outboxCountQuery, outboxList } from './outbox-queries.ts'
import { OutboxState } from './outbox-state.tsx'
import { messageStates, subjectOf } from './outbox-words.ts'
import { useResending } from './use-resending.ts'

const columns = (isKept: boolean): WorkColumn<OutboxMessage>[] => [
  {
    id: 'subject',
    title: m.outbox_subject(),
    isName: true,
    cell: (message) => <Unbroken text={subjectOf(message)} />,
    text: subjectOf,
  },
  {
    id: 'recipient',
    title: m.outbox_recipient(),
    cell: (row) => row.recipient,
    text: (row) => row.recipient,
  },
  {
    id: 'state',
    title: m.common_status(),
    cell: (row) => <MessageState message={row} isKept={isKept} />,
    text: (row) => row.state,
  },
  {
    id: 'attempts',
    title: m.outbox_attempts(),
    isFigure: true,
    cell: (row) => row.attempts,
    text: (row) => String(row.attempts),
  },
  {
    id: 'at',
    title: m.outbox_queued(),
    isFigure: true,
    cell: (row) => <Time at={row.createdAt} />,
    text: (row) => row.createdAt,
  },
]

/** All messages and service calls: waiting, sent, failed, withheld. */
export function OutboxList() {
  const resend = useResending()
  const isKept = useIsKept()
  return (
    <Workbench
      list="outbox"
      path="/admin/outbox"
      title={m.menu_admin_outbox()}
      state={<OutboxState />}
      columns={columns(isKept)}
      reads={outboxList}
      keyOf={(row) => row.id}
      tabs={
        <>
          {isKept && (
            <div className={css.kept}>
              <Note title={m.outbox_kept()} />
            </div>
          )}
          <WorkTabs
            label={m.common_status()}
            name="state"
            usual=""
            tabs={[
              { value: '', label: <Tab state="">{m.list_all()}</Tab> },
              ...Object.entries(messageStates).map(([value, { word }]) => ({
                value,
                label: <Tab state={value}>{isKept && value === 'Sent' ? m.outbox_tab_kept() : word()}</Tab>,
              })),
            ]}
          />
        </>
      }
      filters={<Filters />}
      tools={
        <Button component={Link} to="/admin/erp-products" variant="subtle">
          {m.erp_products_title()}
        </Button>
      }
      actions={[resend]}
      drawer={(key) => <MessageRecord key={key} id={key} resend={resend} />}
    />
  )
}

const Tab = ({ state, children }: { state: string; children: ReactNode }) => (
  <>
    {children} <TabCount value={useQuery(outboxCountQuery(state)).data?.pager.count} />
  </>
)

function Filters() {
  return (
    <>
      <SearchFilter label={m.outbox_search()} />
      <MoreFilters tab="state">
        <ChoiceFilter
          name="kind"
          label={m.person_kind()}
          choices={[
            { value: 'Mail', label: m.outbox_mail() },
            { value: 'Sms', label: m.plan_invite_sms() },
            { value: 'Erp', label: m.outbox_erp() },
          ]}
        />
        <ChoiceFilter
          name="isTried"
          label={m.outbox_tried()}
          choices={[
            { value: 'true', label: m.outbox_tried_more() },
            { value: 'false', label: m.outbox_tried_over() },
          ]}
        />
      </MoreFilters>
    </>
  )
}
