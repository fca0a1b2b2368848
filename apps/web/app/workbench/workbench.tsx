import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { bottomBar } from '#app/lib/bottom-bars.ts'
import { KEEPS_FOCUS } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { useColumnChoice, type WorkColumn } from './columns.ts'
import { exportedTable } from './exported.ts'
import { type ListAddress, useListAddress } from './list-address.ts'
import { type ListReads, useListed } from './list-reads.ts'
import { RecordDrawer, useRecordFocus } from './record-drawer.tsx'
import { type RowAction, useRowKeys } from './row-keys.ts'
import { menuColumn } from './row-menu.tsx'
import { saveFile } from './save-file.ts'
import { useSelection } from './selection.ts'
import { useRowActions } from './use-row-actions.ts'
import css from './workbench.module.css'
import { KeyHints, WorkbenchPages } from './workbench-footer.tsx'
import head from './workbench-head.module.css'

type Loaded<Row> = ReturnType<typeof useListed<Row>>

type Props<Row> = {
  /** Name of the list, for stored columns and exported files. */
  list: string
  path: string
  title: string
  /** A sentence about the list: what needs attention, else what it contains. */
  state: ReactNode
  columns: WorkColumn<Row>[]
  reads: ListReads<Row>
  keyOf: (row: Row) => string
  tabs?: ReactNode
  filters: ReactNode
  /** Shown while there are no entries: what the list is for. */
  emptyTitle?: string
  emptyText?: string
  /** Actions on the list, such as New. */
  tools?: ReactNode
  /** Row actions with their shortcuts; `isBulk` ones apply to several. */
  actions?: RowAction<Row>[]
  /** Where the server saves the whole list from, with more than the columns; without it the shown columns are saved. */
  exportAddress?: (search: URLSearchParams) => string
  /** The open record; without it records open on pages of their own. */
  drawer?: (key: string) => ReactNode
}

const hasBulk = <Row,>(actions: RowAction<Row>[]): boolean => actions.some(({ isBulk }) => isBulk)

/** A list page: tabs, filters, dense rows, shortcuts, and beside it the record that the address names. */
export function Workbench<Row>(props: Props<Row>) {
  const { path, keyOf, columns, list } = props
  const { id: openKey = null } = useParams()
  const loaded = useListed(props.reads)
  const address = useListAddress()
  const navigate = useNavigate()
  const rows = loaded.data?.results ?? []
  const choice = useColumnChoice(list, columns)
  const keys = rows.map(keyOf)
  const selection = useSelection(keys)
  const [currentKey, setCurrentKey] = useState<string | null>(null)
  const open = (key: string | null) =>
    navigate(`${path}${key === null ? '' : `/${key}`}${address.search}`, {
      preventScrollReset: true,
      ...(props.drawer ? { state: KEEPS_FOCUS } : {}),
    })
  useEffect(() => {
    if (openKey !== null) setCurrentKey(openKey)
  }, [openKey])
  useRecordFocus(openKey)
  const actions = props.actions ?? []
  const matching = { count: loaded.data?.pager.count ?? 0, address: address.search }
  // The empty list offers them itself.
  const isEmpty = loaded.data?.pager.count === 0 && !address.isNarrowed
  const acting = useRowActions({
    ...{ actions, rows, keyOf, selection, openKey, matching },
    currentKey: props.drawer ? null : currentKey,
  })
  useRowKeys({ keys, currentKey, setCurrentKey, openKey, open, selection }, acting.runByKey)
  return (
    <div className={css.frame} data-workbench data-open={openKey === null ? undefined : true}>
      <section className={css.main} aria-label={props.title}>
        <Head
          {...props}
          count={loaded.data?.pager.count}
          tools={isEmpty ? undefined : props.tools}
          choice={choice}
        />
        {props.tabs}
        <div className={css.filters}>{props.filters}</div>
        <div className={css.rows}>
          <Rows
            {...props}
            {...{ loaded, openKey }}
            rows={rows}
            table={{ columns: choice.shown, currentKey, address }}
            selection={selection}
          />
          <BulkBar {...{ acting, keys, selection }} matchingCount={matching.count} />
        </div>
        <footer ref={bottomBar} className={css.foot}>
          <KeyHints actions={actions} ready={acting.ready} hasSelection={hasBulk(actions)} />
          <WorkbenchPages pager={loaded.data?.pager} address={address} />
        </footer>
      </section>
      {openKey !== null && props.drawer && (
        <RecordDrawer {...{ openKey, open, keys }} page={loaded.data?.pager ?? { offset: 0, count: 0 }}>
          {props.drawer(openKey)}
        </RecordDrawer>
      )}
    </div>
  )
}

type HeadProps<Row> = Props<Row> & {
  count: number | undefined
  choice: ReturnType<typeof useColumnChoice<Row>>
}

function Head<Row>({ title, state, columns, count, choice, tools, ...props }: HeadProps<Row>) {
  return (
    <header className={head.head}>
      <div className={head.words}>
        <h1 className="t20">
          {title} <span className={head.count}>{count}</span>
        </h1>
        <p className="second">{state}</p>
      </div>
      <div className={head.tools}>
        <ColumnChoice columns={columns} isShown={choice.isShown} onToggle={choice.toggle} />
        <Export columns={columns} {...props} />
        {tools}
      </div>
    </header>
  )
}

const exportWords = () => (
  <>
    <IconDownload size={18} stroke={1.75} aria-hidden="true" />
    <span className={css.word}>{m.list_export()}</span>
  </>
)

type ExportProps<Row> = Pick<Props<Row>, 'list' | 'columns' | 'reads' | 'exportAddress'>

/** Saves the rows that the address asks for: by the server where it has a file of its own, else what is shown. */
function Export<Row>({ list, columns, reads, exportAddress }: ExportProps<Row>) {
  const [search] = useSearchParams()
  const { run: save, isPending: isExporting } = useCommand({
    send: (api) => reads.every(api, search),
    onDone: (rows) => saveFile(`${list}.csv`, exportedTable(columns, rows), 'text/csv'),
    snackbar: 'export',
    otherwise: m.list_export_failed(),
  })
  if (exportAddress)
    return (
      <a className={css.quiet} href={exportAddress(search)} download>
        {exportWords()}
      </a>
    )
  return (
    <button type="button" className={css.quiet} disabled={isExporting} onClick={() => save()}>
      {exportWords()}
    </button>
  )
}

type RowsProps<Row> = Props<Row> & {
  loaded: Loaded<Row>
  openKey: string | null
  rows: Row[]
  table: { columns: WorkColumn<Row>[]; currentKey: string | null; address: ListAddress }
  selection: ReturnType<typeof useSelection>
}

function Rows<Row>({ loaded, rows, table, selection, ...props }: RowsProps<Row>) {
  const { title, path, keyOf, openKey, columns, actions = [] } = props
  const { address, currentKey } = table
  if (loaded.isError) return <FailedState onRetry={() => loaded.refetch()} />
  if (!loaded.data) return <SkeletonRows rows={10} />
  if (rows.length === 0 && address.isNarrowed)
    return (
      <EmptyState title={m.list_none_title()} action={<Link to={path}>{m.empty_clear_filters()}</Link>}>
        {m.list_none_text()}
      </EmptyState>
    )
  if (rows.length === 0)
    return (
      <EmptyState title={props.emptyTitle ?? m.list_empty()} action={props.tools}>
        {props.emptyText ?? m.list_empty_text()}
      </EmptyState>
    )
  const toRecord = (row: Row, words: ReactNode) => (
    <Link
      to={`${path}/${keyOf(row)}${address.search}`}
      preventScrollReset
      {...(props.drawer ? { state: KEEPS_FOCUS } : {})}
    >
      {words}
    </Link>
  )
  return (
    <DataTable
      isDense
      caption={title}
      columns={[
        ...table.columns.map((column) =>
          column.isName ? { ...column, cell: (row: Row) => toRecord(row, column.cell(row)) } : column,
        ),
        ...menuColumn(actions, columns),
      ]}
      rows={rows}
      keyOf={keyOf}
      sorting={{ by: address.sort, set: (by) => address.set('sort', by) }}
      selection={hasBulk(actions) ? selection : null}
      currentKey={currentKey}
      openKey={openKey}
    />
  )
}
