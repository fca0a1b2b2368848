import type { SealedColumn } from '../../kernel/sealed-columns.ts'
import { erpRecords } from './recorder-tables.ts'

export const sealedErpColumns: SealedColumn[] = [
  { table: erpRecords, key: [erpRecords.id], sealed: erpRecords.sealedValues },
]
