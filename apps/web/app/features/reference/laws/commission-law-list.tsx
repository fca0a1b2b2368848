import type { CommissionLaw } from '@salvia/contract/reference/commission-laws'
import { lazy } from 'react'
import { m } from '#app/paraglide/messages.js'
import { lawProfession } from '#app/settings/profession-words.ts'
import { commissionLawList } from '#app/settings/settings-queries.ts'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ListState } from '#app/workbench/list-state.tsx'
import { NewButton } from '#app/workbench/new-button.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { CountryFilters, fromColumn, ofCountryColumn, stateColumn } from '../rates/dated-columns.tsx'
import { CommissionLawRecord } from './commission-law-record.tsx'
import { lawWord } from './law-word.ts'

const NewCommissionLawDialog = lazy(() => import('./new-commission-law-dialog.tsx'))

const columns = (): WorkColumn<CommissionLaw>[] => [
  ofCountryColumn(),
  {
    id: 'profession',
    title: m.profession(),
    cell: ({ professionId }) => lawProfession(professionId),
    text: ({ professionId }) => professionId ?? '',
  },
  {
    id: 'commission',
    title: m.wallet_type_commission(),
    cell: ({ isAllowed }) => lawWord(isAllowed),
    text: ({ isAllowed }) => String(isAllowed),
  },
  stateColumn(),
  fromColumn(),
]

/** Where the law forbids commission, with the open rule next to the list. */
export function CommissionLawList() {
  return (
    <Workbench
      list="commission-laws"
      path="/admin/settings/commission-laws"
      title={m.commission_laws()}
      state={
        <ListState
          reads={commissionLawList}
          words={m.state_laws}
          none={m.state_laws_none}
          where={{ path: '/admin/settings/commission-laws', search: 'state=InForce' }}
        />
      }
      columns={columns()}
      reads={commissionLawList}
      keyOf={(law) => law.id}
      filters={<CountryFilters />}
      emptyText={m.commission_laws_none()}
      tools={
        <NewButton label={m.commission_law_new()}>
          {(close) => <NewCommissionLawDialog onClose={close} />}
        </NewButton>
      }
      drawer={(key) => <CommissionLawRecord key={key} id={key} />}
    />
  )
}
