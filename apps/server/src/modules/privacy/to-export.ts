import type { DataExport } from '@salvia/contract/privacy/privacy'
import type { dataExports } from './data/privacy-tables.ts'

export const toExport = (row: typeof dataExports.$inferSelect): DataExport => ({
  id: row.id,
  state: row.state,
  requestedAt: row.requestedAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
})
