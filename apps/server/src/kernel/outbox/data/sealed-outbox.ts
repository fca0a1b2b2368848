import type { SealedColumn } from '../../sealed-columns.ts'
import { outboxMessages } from './outbox-tables.ts'

export const sealedOutboxColumns: SealedColumn[] = [
  { table: outboxMessages, key: [outboxMessages.id], sealed: outboxMessages.sealedSecret },
]
