import type { AdminDemoCall } from '@salvia/contract/demo-calls/admin-demo-calls'
import { type DemoCallState, demoCallStates } from '@salvia/contract/words/demo-calls'
import { fullName } from '@salvia/rules/people/full-name'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { TabCount } from '#app/ui/list-tools.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ClearFilters, SearchFilter, WorkTabs } from '#app/workbench/filters.tsx'
import { ListState } from '#app/workbench/list-state.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { adminDemoList, demoCountQuery } from './admin-demo-queries.ts'
import { DemoCallRecord } from './demo-call-record.tsx'
import { demoStates } from './demo-state-words.ts'
import { useCanceling } from './use-canceling.ts'

const columns = (): WorkColumn<AdminDemoCall>[] => [
  { id: 'name', title: m.common_person(), isName: true, cell: fullName, text: fullName },
  {
    id: 'startsAt',
    title: m.common_when(),
    cell: ({ startsAt }) => <Time at={startsAt} />,
    text: ({ startsAt }) => startsAt,
  },
  {
    id: 'state',
    title: m.common_status(),
    cell: ({ state }) => <Status mark={demoStates[state].mark}>{demoStates[state].word()}</Status>,
    text: ({ state }) => state,
  },
  { id: 'email', title: m.person_email(), cell: ({ email }) => email, text: ({ email }) => email },
  {
    id: 'profession',
    title: m.profession(),
    cell: ({ profession }) => profession || '–',
    text: ({ profession }) => profession,
  },
]

/** Demo calls that were booked: those to come first. */
export function AdminDemoCallList() {
  const cancel = useCanceling()
  return (
    <Workbench
      list="demo-calls"
      path="/admin/demo-calls"
      title={m.menu_admin_demo_calls()}
      state={
        <ListState
          reads={adminDemoList}
          words={m.state_demo}
          none={m.state_demo_none}
          where={{ path: '/admin/demo-calls', search: 'state=Booked' }}
        />
      }
      columns={columns()}
      reads={adminDemoList}
      keyOf={({ id }) => id}
      actions={[cancel]}
      tabs={
        <WorkTabs
          label={m.common_status()}
          name="state"
          usual=""
          tabs={[
            { value: '', label: <Tab>{m.list_all()}</Tab> },
            ...demoCallStates.map((value) => ({
              value,
              label: <Tab state={value}>{demoStates[value].word()}</Tab>,
            })),
          ]}
        />
      }
      filters={
        <>
          <SearchFilter label={m.person_name_or_email()} />
          <ClearFilters tab="state" />
        </>
      }
      emptyText={m.demo_call_none_booked()}
      drawer={(id) => <DemoCallRecord key={id} id={id} cancel={cancel} />}
    />
  )
}

const Tab = ({ state, children }: { state?: DemoCallState; children: ReactNode }) => (
  <>
    {children} <TabCount value={useQuery(demoCountQuery(state)).data?.pager.count} />
  </>
)
