import type { FeatureFlag } from '@salvia/contract/flags/feature-flags'
import { lazy } from 'react'
import { m } from '#app/paraglide/messages.js'
import { userKindWords } from '#app/settings/setting-words.ts'
import { flagList } from '#app/settings/settings-queries.ts'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ClearFilters, SearchFilter } from '#app/workbench/filters.tsx'
import { ListState } from '#app/workbench/list-state.tsx'
import { NewButton } from '#app/workbench/new-button.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { FlagRecord } from './flag-record.tsx'

const NewFlagDialog = lazy(() => import('./new-flag-dialog.tsx'))

/** A short description of a flag's audience. */
function audienceOf({ userKinds, countries, accounts }: FeatureFlag): string {
  const kinds = userKinds.map((kind) => userKindWords[kind]())
  const people = accounts.length > 0 ? [m.flag_account_count({ count: accounts.length })] : []
  return [...kinds, ...countries, ...people].join(', ') || m.flag_everyone()
}

const columns = (): WorkColumn<FeatureFlag>[] => [
  {
    id: 'key',
    title: m.flag_key(),
    isName: true,
    sortedBy: 'key',
    cell: ({ key }) => key,
    text: ({ key }) => key,
  },
  {
    id: 'on',
    title: m.common_status(),
    cell: ({ isOn }) => (
      <Status mark={isOn ? 'available' : 'unavailable'}>{isOn ? m.flag_on() : m.common_off()}</Status>
    ),
    text: ({ isOn }) => String(isOn),
  },
  { id: 'audience', title: m.flag_audience(), cell: audienceOf, text: audienceOf },
  {
    id: 'description',
    title: m.brand_description(),
    cell: ({ description }) => description,
    text: ({ description }) => description,
  },
  {
    id: 'changed',
    title: m.common_last_changed(),
    isFigure: true,
    sortedBy: 'updatedAt',
    cell: ({ updatedAt }) => <Time at={updatedAt} />,
    text: ({ updatedAt }) => updatedAt,
  },
]

/** Features not yet rolled out to everyone, with the open one next to the list. */
export function FlagList() {
  return (
    <Workbench
      list="feature-flags"
      path="/admin/settings/feature-flags"
      title={m.menu_settings_flags()}
      state={<ListState reads={flagList} words={m.state_flags} none={m.state_flags_none} />}
      columns={columns()}
      reads={flagList}
      keyOf={(flag) => flag.key}
      filters={<Filters />}
      tools={<NewButton label={m.flag_new()}>{(close) => <NewFlagDialog onClose={close} />}</NewButton>}
      drawer={(key) => <FlagRecord key={key} id={key} />}
    />
  )
}

function Filters() {
  return (
    <>
      <SearchFilter label={m.brand_admin_search()} />
      <ClearFilters />
    </>
  )
}
