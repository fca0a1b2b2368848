import { useLocalStorage } from '@mantine/hooks'
import type { Column } from '#app/ui/data-table.tsx'

/** A list column; the row header links to the record and cannot be hidden. */
export type WorkColumn<Row> = Column<Row> & {
  /** Its export value; without one the column is not exported. */
  text?: (row: Row) => string
  /** Hidden by default. */
  isExtra?: boolean
}

/** Visible columns of a list, remembered in this browser. */
export function useColumnChoice<Row>(list: string, columns: WorkColumn<Row>[]) {
  const usual = columns.filter(({ isExtra }) => !isExtra).map(({ id }) => id)
  const [chosen, setChosen] = useLocalStorage<string[]>({
    key: `salvia-columns-${list}`,
    defaultValue: usual,
  })
  const isShown = ({ id, isName }: WorkColumn<Row>) => isName === true || chosen.includes(id)
  return {
    shown: columns.filter(isShown),
    isShown,
    toggle: (id: string) =>
      setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id])),
  }
}
