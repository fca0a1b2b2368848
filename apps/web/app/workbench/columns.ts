import { useLocalStorage } from '@mantine/hooks'
import type { Column } from '#app/ui/data-table.tsx'

/** A column of a list to work through; what names its row cannot be hidden, and leads to the record. */
export type WorkColumn<Row> = Column<Row> & {
  /** The cell in an export; a column without it is not exported. */
  text?: (row: Row) => string
  /** Hidden until it is chosen. */
  isExtra?: boolean
}

/** Which columns of a list this browser shows. */
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
