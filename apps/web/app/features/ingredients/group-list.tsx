import type { IngredientGroup } from '@salvia/contract/ingredients/ingredients'
import { formatNumber } from '@salvia/rules/format/format'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ClearFilters, SearchFilter } from '#app/workbench/filters.tsx'
import { ListState } from '#app/workbench/list-state.tsx'
import { findGroups, groupToMergeable } from './find-records.ts'
import { GroupRecord } from './group-record.tsx'
import { groupList } from './ingredient-queries.ts'
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
    title: m.catalogue_section_ingredients(),
    isFigure: true,
    sortedBy: 'ingredientCount',
    cell: ({ ingredientCount }) => formatNumber(ingredientCount, getLocale()),
    text: ({ ingredientCount }) => String(ingredientCount),
  },
  ...lastColumns<IngredientGroup>(),
]

/** All ingredient groups, with the open one next to the list. */
export function GroupList() {
  const client = useQueryClient()
  const find = useCallback((name: string) => findGroups(client, name), [client])
  return (
    <RecordList
      list="ingredient-groups"
      title={m.ingredient_groups_title()}
      state={<ListState reads={groupList} words={m.state_groups} />}
      columns={columns()}
      reads={groupList}
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
      record={(id, onMerge) => <GroupRecord key={id} id={id} onMerge={onMerge} />}
    />
  )
}

function Filters() {
  return (
    <>
      <SearchFilter label={m.ingredient_search()} />
      <ClearFilters tab="kind" />
    </>
  )
}
