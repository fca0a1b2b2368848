import { m } from '#app/paraglide/messages.js'
import css from './data-table.module.css'
import { SelectField } from './field.tsx'

type Props = {
  columns: { title: string; sortedBy?: string }[]
  sorting: { by: string; set: (by: string) => void }
}

/** On a phone, where a table has no titles to press: its order as a select. */
export function SortChoice({ columns, sorting }: Props) {
  const orders = columns.flatMap(({ title, sortedBy }) =>
    sortedBy === undefined
      ? []
      : [
          { value: sortedBy, label: m.list_sort_up({ column: title }) },
          { value: `-${sortedBy}`, label: m.list_sort_down({ column: title }) },
        ],
  )
  if (orders.length === 0) return null
  return (
    <SelectField
      isSmall
      className={css.order}
      aria-label={m.list_sort()}
      value={sorting.by}
      data={[{ value: '', label: m.list_sort() }, ...orders]}
      onChange={(event) => sorting.set(event.currentTarget.value)}
    />
  )
}
