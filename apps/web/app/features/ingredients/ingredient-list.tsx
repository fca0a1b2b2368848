import type { Ingredient } from '@salvia/contract/ingredients/ingredients'
import { formatNumber } from '@salvia/rules/format/format'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ClearFilters, SearchFilter } from '#app/workbench/filters.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { ListState } from '#app/workbench/list-state.tsx'
import { findIngredients, toMergeable } from './find-records.ts'
import { groupQuery, ingredientList } from './ingredient-queries.ts'
import { IngredientRecord } from './ingredient-record.tsx'
import css from './ingredients.module.css'
import { lastColumns, nameColumn } from './record-columns.tsx'
import { RecordList } from './record-list.tsx'

const columns = (): WorkColumn<Ingredient>[] => [
  nameColumn(),
  {
    id: 'group',
    title: m.ingredient_group(),
    sortedBy: 'groupName',
    cell: ({ groupName }) => groupName && <span className={css.clip}>{groupName}</span>,
    text: ({ groupName }) => groupName ?? '',
  },
  {
    id: 'category',
    title: m.ingredient_category(),
    sortedBy: 'category',
    cell: ({ category }) => category,
    text: ({ category }) => category ?? '',
  },
  {
    id: 'synonyms',
    title: m.ingredient_synonyms(),
    cell: ({ synonyms }) => synonyms.join(', '),
    text: ({ synonyms }) => synonyms.join(', '),
    isExtra: true,
  },
  {
    id: 'products',
    title: m.common_products(),
    isFigure: true,
    cell: ({ productCount }) => formatNumber(productCount, getLocale()),
    text: ({ productCount }) => String(productCount),
  },
  ...lastColumns<Ingredient>(),
]

/** All ingredients, searchable by any name, with the open one next to the list. */
export function IngredientList() {
  const client = useQueryClient()
  const find = useCallback((name: string) => findIngredients(client, name), [client])
  return (
    <RecordList
      list="ingredients"
      title={m.catalogue_section_ingredients()}
      state={<ListState reads={ingredientList} words={m.state_ingredients} />}
      columns={columns()}
      reads={ingredientList}
      filters={<Filters />}
      newTitle={m.ingredient_new()}
      mergeTitle={m.ingredient_merge_title()}
      make={(api, name) => api('POST /admin/ingredients', { body: { name } })}
      merging={{
        call: 'POST /admin/ingredients/merge',
        find,
        movedWords: m.ingredient_merge_moved,
      }}
      toMergeable={toMergeable}
      record={(id, onMerge) => <IngredientRecord key={id} id={id} onMerge={onMerge} />}
    />
  )
}

function Filters() {
  const address = useListAddress()
  const groupId = address.get('groupId')
  return (
    <>
      <SearchFilter label={m.ingredient_search()} />
      {groupId && <OfGroup groupId={groupId} />}
      <ClearFilters tab="kind" />
    </>
  )
}

function OfGroup({ groupId }: { groupId: string }) {
  const { data } = useQuery(groupQuery(groupId))
  return data ? <span className="second">{m.ingredient_of_group({ group: data.name })}</span> : null
}
