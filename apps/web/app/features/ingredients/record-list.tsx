import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Api } from '#app/api/api.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TabCount } from '#app/ui/list-tools.tsx'
import { WorkTabs } from '#app/workbench/filters.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { Workbench } from '#app/workbench/workbench.tsx'
import { GROUPS, groupCountQuery, ingredientCountQuery } from './ingredient-queries.ts'
import { type Mergeable, MergeDialog } from './merge-dialog.tsx'
import { NewRecordDialog } from './new-record-dialog.tsx'

const PATH = '/admin/ingredients'

type Merging = Pick<ComponentProps<typeof MergeDialog>, 'call' | 'find' | 'movedWords'>

type Props<Row> = Pick<
  ComponentProps<typeof Workbench<Row>>,
  'list' | 'title' | 'state' | 'columns' | 'reads' | 'filters'
> & {
  newTitle: string
  mergeTitle: string
  make: (api: Api, name: string) => Promise<{ id: string }>
  merging: Merging
  toMergeable: (row: Row) => Mergeable
  /** The open record, with the merge button. */
  record: (id: string, onMerge: (row: Row) => void) => ReactNode
}

/** A list of records that can be created and merged. */
export function RecordList<Row extends { id: string }>(props: Props<Row>) {
  const { newTitle, mergeTitle, make, merging, toMergeable, record, ...list } = props
  const navigate = useNavigate()
  const { search } = useListAddress()
  const [isMaking, setMaking] = useState(false)
  const [merged, setMerged] = useState<Mergeable[] | null>(null)
  const show = async (id: string) => {
    setMaking(false)
    setMerged(null)
    await navigate(`${PATH}/${id}${search}`, { preventScrollReset: true })
  }
  const askToMerge = (rows: Row[]) => setMerged(rows.map(toMergeable))
  return (
    <>
      <Workbench
        {...list}
        path={PATH}
        keyOf={(row) => row.id}
        tabs={<Tabs />}
        tools={
          <Button
            variant="filled"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => setMaking(true)}
          >
            {newTitle}
          </Button>
        }
        actions={[
          { key: 'm', label: m.ingredient_merge_open(), isBulk: true, isFor: () => true, run: askToMerge },
        ]}
        drawer={(id) => record(id, (row) => askToMerge([row]))}
      />
      {isMaking && (
        <NewRecordDialog title={newTitle} make={make} onMade={show} onClose={() => setMaking(false)} />
      )}
      {merged && (
        <MergeDialog
          title={mergeTitle}
          records={merged}
          onMerged={show}
          onClose={() => setMerged(null)}
          {...merging}
        />
      )}
    </>
  )
}

function Tabs() {
  const ingredients = useQuery(ingredientCountQuery).data?.pager.count
  const groups = useQuery(groupCountQuery).data?.pager.count
  const counted = (words: string, count: number | undefined) => (
    <>
      {words} <TabCount value={count} />
    </>
  )
  return (
    <WorkTabs
      label={m.catalogue_section_ingredients()}
      name="kind"
      usual="ingredients"
      tabs={[
        { value: 'ingredients', label: counted(m.catalogue_section_ingredients(), ingredients) },
        { value: GROUPS, label: counted(m.ingredient_groups(), groups) },
      ]}
    />
  )
}
