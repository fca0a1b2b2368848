import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { ListTools } from '#app/ui/list-tools.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { useColumnChoice, type WorkColumn } from './columns.ts'
import { exportedTable } from './exported.ts'
import { type ListAddress, useListAddress } from './list-address.ts'
import { RecordDrawer } from './record-drawer.tsx'
import { type RowAction, rowKeys, useRowKeys } from './row-keys.ts'
import { saveFile } from './save-file.ts'
import { useSelection } from './selection.ts'
import css from './workbench.module.css'
import { KeyHints, WorkbenchPages } from './workbench-footer.tsx'

type Loaded<Row> = {
  data: { results: Row[]; pager: { count: number; limit: number } } | undefined
  isError: boolean
  refetch: () => unknown
}

type Props<Row> = {
  /** Names the list where its columns are remembered and in exported files. */
  list: string
  path: string
  title: string
  columns: WorkColumn<Row>[]
  loaded: Loaded<Row>
  keyOf: (row: Row) => string
  openKey: string | null
  tabs?: ReactNode
  filters: ReactNode
  /** What is done with the list as a whole, such as making an entry. */
  tools?: ReactNode
  /** What can be done with a row, each by its key; those with `isBulk` with several. */
  actions?: RowAction<Row>[]
  /** Every row that the filters find, for the export. */
  exportRows: () => Promise<Row[]>
  /** The open record. */
  drawer: (key: string) => ReactNode
}

/** A list to work through: tabs, filters, dense rows, keys, and the open record beside them. */
export function Workbench<Row>(props: Props<Row>) {
  const { path, loaded, keyOf, openKey, columns, list } = props
  const address = useListAddress()
  const navigate = useNavigate()
  const rows = loaded.data?.results ?? []
  const choice = useColumnChoice(list, columns)
  const selection = useSelection()
  const [currentKey, setCurrentKey] = useState<string | null>(null)
  const open = (key: string | null) =>
    navigate(`${path}${key === null ? '' : `/${key}`}${address.search}`, { preventScrollReset: true })
  useEffect(() => {
    if (openKey !== null) setCurrentKey(openKey)
  }, [openKey])
  const actions = props.actions ?? []
  useRowKeys({ keys: rows.map(keyOf), currentKey, setCurrentKey, openKey, open, selection }, (key) => {
    const row = rows.find((each) => keyOf(each) === openKey)
    const action = actions.find((each) => each.key === key)
    if (row === undefined || action === undefined || !action.isFor(row)) return
    action.run([row])
  })
  return (
    <div className={css.frame} data-open={openKey === null ? undefined : true}>
      <section className={css.main} aria-label={props.title}>
        <Head {...props} choice={choice} />
        {props.tabs}
        <ListTools className={css.filters}>{props.filters}</ListTools>
        <div className={css.rows}>
          <Rows
            {...props}
            rows={rows}
            table={{ columns: choice.shown, currentKey, address }}
            selection={selection}
          />
          <BulkBar
            {...{ actions, rows, keyOf, selection }}
            matching={{ count: loaded.data?.pager.count ?? 0, address: address.search }}
          />
        </div>
        <footer className={css.foot}>
          <KeyHints actions={actions} all={rowKeys} />
          <WorkbenchPages pager={loaded.data?.pager} address={address} />
        </footer>
      </section>
      {openKey !== null && (
        <RecordDrawer {...{ openKey, open, keys: rows.map(keyOf) }}>{props.drawer(openKey)}</RecordDrawer>
      )}
    </div>
  )
}

type HeadProps<Row> = Props<Row> & { choice: ReturnType<typeof useColumnChoice<Row>> }

function Head<Row>({ title, list, columns, loaded, exportRows, choice, tools }: HeadProps<Row>) {
  const { run: save, isPending: isExporting } = useCommand({
    send: exportRows,
    onDone: (rows) => saveFile(`${list}.csv`, exportedTable(columns, rows), 'text/csv'),
    snackbar: 'export',
    otherwise: m.list_export_failed(),
  })
  return (
    <header className={css.head}>
      <h1 className="t20">
        {title} <span className={css.count}>{loaded.data?.pager.count}</span>
      </h1>
      <div className={css.tools}>
        <ColumnChoice columns={columns} isShown={choice.isShown} onToggle={choice.toggle} />
        <button type="button" className={css.quiet} disabled={isExporting} onClick={() => save()}>
          <IconDownload size={18} stroke={1.75} aria-hidden="true" />
          <span className={css.word}>{m.list_export()}</span>
        </button>
        {tools}
      </div>
    </header>
  )
}

type RowsProps<Row> = Props<Row> & {
  rows: Row[]
  table: { columns: WorkColumn<Row>[]; currentKey: string | null; address: ListAddress }
  selection: ReturnType<typeof useSelection>
}

function Rows<Row>({ loaded, rows, table, selection, ...props }: RowsProps<Row>) {
  const { title, path, keyOf, openKey, actions = [] } = props
  const { address, currentKey } = table
  if (loaded.isError) return <FailedState onRetry={() => loaded.refetch()} />
  if (!loaded.data) return <SkeletonRows rows={10} />
  if (rows.length === 0 && address.isNarrowed)
    return <EmptyState title={m.list_none_title()}>{m.list_none_text()}</EmptyState>
  if (rows.length === 0) return <EmptyState title={m.list_empty()} />
  const toRecord = (row: Row, words: ReactNode) => (
    <Link to={`${path}/${keyOf(row)}${address.search}`} preventScrollReset>
      {words}
    </Link>
  )
  return (
    <DataTable
      isDense
      caption={title}
      columns={table.columns.map((column) =>
        column.isName ? { ...column, cell: (row: Row) => toRecord(row, column.cell(row)) } : column,
      )}
      rows={rows}
      keyOf={keyOf}
      sorting={{ by: address.sort, set: (by) => address.set('sort', by) }}
      selection={actions.some(({ isBulk }) => isBulk) ? selection : null}
      currentKey={currentKey}
      openKey={openKey}
    />
  )
}
