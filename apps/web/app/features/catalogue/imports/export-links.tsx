import { servedAt } from '@salvia/contract/route'
import { XLSX_LINE_LIMIT } from '@salvia/contract/words/product-imports'
import { IconDownload } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import css from '#app/workbench/imports/imports.module.css'

type Props = {
  /** The list's filters as call parameters, without order and page. */
  filter?: Record<string, unknown>
  /** Row count: above the spreadsheet limit only CSV is offered. */
  count?: number
}

const formats = { csv: m.import_export_csv, xlsx: m.import_export_xlsx }

function addressOf(format: string, filter: Props['filter'] = {}): string {
  const { sort: _, offset: __, limit: ___, ...kept } = filter
  const given = Object.entries(kept).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams([
    ...given.map(([name, value]) => [name, String(value)]),
    ['format', format],
  ])
  return `${servedAt('/admin/products/export')}?${search}`
}

/** Download links for the filtered products as a re-importable file. */
export const ExportLinks = ({ filter, count = 0 }: Props) =>
  Object.entries(formats)
    .filter(([format]) => format === 'csv' || count <= XLSX_LINE_LIMIT)
    .map(([format, word]) => (
      <a key={format} className={css.export} href={addressOf(format, filter)} download>
        <IconDownload size={18} stroke={1.75} aria-hidden="true" />
        {word()}
      </a>
    ))
