import { IconDots } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import menu from '#app/ui/menu-items.module.css'
import { closePanel, PopoverMenu } from '#app/ui/popover-menu.tsx'
import type { WorkColumn } from './columns.ts'
import type { RowAction } from './row-keys.ts'

type Props<Row> = { row: Row; name: string; actions: RowAction<Row>[] }

/** What can be done with one row, whatever is selected or open. */
function RowMenu<Row>({ row, name, actions }: Props<Row>) {
  const own = actions.filter((action) => action.isFor(row))
  if (own.length === 0) return null
  const act = (action: RowAction<Row>) => (event: MouseEvent<HTMLElement>) => {
    closePanel(event)
    void action.run([row])
  }
  return (
    <PopoverMenu
      label={m.list_actions_of({ name })}
      className={`icon-button ${menu.dots}`}
      trigger={<IconDots size={18} stroke={1.75} aria-hidden="true" />}
    >
      <div className={menu.items}>
        {own.map((action) => (
          <button
            key={action.key}
            type="button"
            className={menu.item}
            data-danger={action.isDanger || undefined}
            onClick={act(action)}
          >
            {action.label}
          </button>
        ))}
      </div>
    </PopoverMenu>
  )
}

/** The last column of a list whose rows have more than one action. */
export function menuColumn<Row>(actions: RowAction<Row>[], columns: WorkColumn<Row>[]): WorkColumn<Row>[] {
  if (actions.length < 2) return []
  const named = columns.find(({ isName }) => isName)
  return [
    {
      id: 'actions',
      title: m.list_actions(),
      isFigure: true,
      isMenu: true,
      cell: (row) => <RowMenu row={row} name={named?.text?.(row) ?? ''} actions={actions} />,
    },
  ]
}
