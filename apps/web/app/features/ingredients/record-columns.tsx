import { formatDate, formatNumber } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { WorkColumn } from '#app/workbench/columns.ts'

/** What ingredients and their groups have in common. */
type Kept = { name: string; reference: { amount: number; unit: string } | null; updatedAt: string }

export const nameColumn = <Row extends Kept>(): WorkColumn<Row> => ({
  id: 'name',
  title: m.ingredient_name(),
  isName: true,
  sortedBy: 'name',
  cell: ({ name }) => name,
  text: ({ name }) => name,
})

/** The last columns of a list: the reference value, and when it was changed. */
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
    title: m.ingredient_changed(),
    isFigure: true,
    isExtra: true,
    sortedBy: 'updatedAt',
    cell: ({ updatedAt }) => formatDate(updatedAt, getLocale(), 'time'),
    text: ({ updatedAt }) => updatedAt,
  },
]
