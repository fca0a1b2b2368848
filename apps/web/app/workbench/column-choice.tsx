import { IconColumns3 } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/field.tsx'
import { PopoverMenu } from '#app/ui/popover-menu.tsx'
import type { WorkColumn } from './columns.ts'
import css from './workbench.module.css'

type Props<Row> = {
  columns: WorkColumn<Row>[]
  isShown: (column: WorkColumn<Row>) => boolean
  onToggle: (id: string) => void
}

/** Column picker; the row header is always shown. */
export const ColumnChoice = <Row,>({ columns, isShown, onToggle }: Props<Row>) => (
  <PopoverMenu
    label={m.list_columns()}
    className={css.quiet}
    trigger={
      <>
        <IconColumns3 size={18} stroke={1.75} aria-hidden="true" />
        <span className={css.word}>{m.list_columns()}</span>
      </>
    }
  >
    <div className={css.choices}>
      {columns
        .filter(({ isName }) => !isName)
        .map((column) => (
          <CheckField
            key={column.id}
            label={column.title}
            checked={isShown(column)}
            onChange={() => onToggle(column.id)}
          />
        ))}
    </div>
  </PopoverMenu>
)
