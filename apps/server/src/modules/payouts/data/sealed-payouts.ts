import type { SealedColumn } from '#kernel/sealed-columns'
import { payoutTransfers as t } from './payout-tables.ts'

export const sealedPayoutColumns: SealedColumn[] = [
  { table: t, key: [t.id], sealed: t.sealedHolder },
  { table: t, key: [t.id], sealed: t.sealedNumber },
]
