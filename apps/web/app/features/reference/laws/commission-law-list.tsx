import type { CommissionLaw } from '@salvia/contract/reference/commission-laws'
import { countryName, formatDate } from '@salvia/rules/format/format'
import { lazy } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { useCountryChoices } from '#app/settings/country-field.tsx'
import { lawProfession } from '#app/settings/profession-words.ts'
import { commissionLawList } from '#app/settings/settings-queries.ts'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ChoiceFilter, ClearFilters } from '#app/workbench/filters.tsx'
import { NewButton } from '#app/workbench/new-button.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { RateStatus, StateFilter } from '../rates/rate-state.tsx'
import { CommissionLawRecord } from './commission-law-record.tsx'
import { lawWord } from './law-word.ts'

const NewCommissionLawDialog = lazy(() => import('./new-commission-law-dialog.tsx'))

const columns = (): WorkColumn<CommissionLaw>[] => [
  {
    id: 'country',
    title: m.person_country(),
    isName: true,
    sortedBy: 'countryCode',
    cell: ({ countryCode }) => countryName(countryCode, getLocale()),
    text: ({ countryCode }) => countryCode,
  },
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
  {
    id: 'state',
    title: m.common_status(),
    cell: ({ state }) => <RateStatus state={state} />,
    text: ({ state }) => state,
  },
  {
    id: 'from',
    title: m.rate_valid_from(),
    isFigure: true,
    sortedBy: 'validFrom',
    cell: ({ validFrom }) => formatDate(validFrom, getLocale()),
    text: ({ validFrom }) => validFrom,
  },
]

/** Where the law forbids commission, with the open rule next to the list. */
export function CommissionLawList() {
  return (
    <Workbench
      list="commission-laws"
      path="/admin/settings/commission-laws"
      title={m.commission_laws()}
      columns={columns()}
      reads={commissionLawList}
      keyOf={(law) => law.id}
      filters={<Filters />}
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

function Filters() {
  return (
    <>
      <ChoiceFilter name="countryCode" label={m.person_country()} choices={useCountryChoices()} />
      <StateFilter />
      <ClearFilters />
    </>
  )
}
