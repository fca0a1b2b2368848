import { formatNumber } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'

/** Columns shared by ingredients and groups. */
type Kept = { name: string; reference: { amount: number; unit: string } | null; updatedAt: string }

export const nameColumn = <Row extends Kept>(): WorkColumn<Row> => ({
  id: 'name',
  title: m.ingredient_name(),
  isName: true,
  sortedBy: 'name',
  cell: ({ name }) => name,
  text: ({ name }) => name,
})

/** Last columns: reference value and date of change. */
export const lastColumns = <Row extends Kept>(): WorkColumn<Row>[] => [
  {
    id: 'reference',
    title: m.ingredient_reference(),
    isFigure: true,
    cell: ({ reference }) => reference && `${formatNumber(reference.amount, getLocale())} ${reference.unit}`,
    text: ({ reference }) => (reference ? `${reference.amount} ${reference.unit}` : ''),
  },
  {
    id: 'changed',
    title: m.common_changed(),
    isFigure: true,
    isExtra: true,
    sortedBy: 'updatedAt',
    cell: ({ updatedAt }) => <Time at={updatedAt} />,
    text: ({ updatedAt }) => updatedAt,
  },
]
