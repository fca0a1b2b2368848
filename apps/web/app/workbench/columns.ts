import { useLocalStorage } from '@mantine/hooks'
import type { ReactNode } from 'react'

export type WorkColumn<Row> = {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** As it stands in an export; a column without it is not exported. */
  text?: (row: Row) => string
  isFigure?: boolean
  /** What names the row: it cannot be hidden. */
  isName?: boolean
  /** The field that the server sorts by. */
  sortedBy?: string
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
