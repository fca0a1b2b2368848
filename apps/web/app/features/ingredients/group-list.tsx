import type { IngredientGroup } from '@salvia/contract/ingredients/ingredients'
import { formatNumber } from '@salvia/rules/format/format'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { apiOf } from '#app/api/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ClearFilters, SearchFilter } from '#app/workbench/filters.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { findGroups, groupToMergeable } from './find-records.ts'
import { GroupRecord } from './group-record.tsx'
import { EXPORTED, groupFilter, groupsQuery } from './ingredient-queries.ts'
import css from './ingredients.module.css'
import { lastColumns, nameColumn } from './record-columns.tsx'
import { RecordList } from './record-list.tsx'

const columns = (): WorkColumn<IngredientGroup>[] => [
  nameColumn(),
  {
    id: 'synonyms',
    title: m.ingredient_synonyms(),
    cell: ({ synonyms }) => <span className={css.clip}>{synonyms.join(', ')}</span>,
    text: ({ synonyms }) => synonyms.join(', '),
  },
  {
    id: 'ingredients',
    title: m.menu_admin_ingredients(),
    isFigure: true,
    sortedBy: 'ingredientCount',
    cell: ({ ingredientCount }) => formatNumber(ingredientCount, getLocale()),
    text: ({ ingredientCount }) => String(ingredientCount),
  },
  ...lastColumns<IngredientGroup>(),
]

/** All ingredient groups, with the open one next to the list. */
export function GroupList() {
  const [search] = useSearchParams()
  const client = useQueryClient()
  const find = useCallback((name: string) => findGroups(client, name), [client])
  const loaded = useQuery({ ...groupsQuery(search), placeholderData: keepPreviousData })
  return (
    <RecordList
      list="ingredient-groups"
      title={m.ingredient_groups_title()}
      columns={columns()}
      loaded={loaded}
      filters={<Filters />}
      newTitle={m.ingredient_group_new()}
      mergeTitle={m.ingredient_group_merge_title()}
      make={(api, name) => api('POST /admin/ingredient-groups', { body: { name } })}
      merging={{
        call: 'POST /admin/ingredient-groups/merge',
        find,
        movedWords: m.ingredient_group_merge_moved,
      }}
      toMergeable={groupToMergeable}
      exportPage={(offset) =>
        apiOf(client)('GET /admin/ingredient-groups', {
          query: { ...groupFilter(search), offset, limit: EXPORTED },
        })
      }
      record={(id, onMerge) => <GroupRecord key={id} id={id} onMerge={onMerge} />}
    />
  )
}

function Filters() {
  const address = useListAddress()
  return (
    <>
      <SearchFilter address={address} label={m.ingredient_search()} />
      <ClearFilters address={address} tab="kind" />
    </>
  )
}
