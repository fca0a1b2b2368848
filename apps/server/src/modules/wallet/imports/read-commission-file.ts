import type { CommissionRow } from '@salvia/rules/wallet/read-commissions'
import { serverScript } from '#kernel/own-files'
import { sideThread } from '#kernel/side-thread/side-thread'
import { unreadableFile } from '#kernel/uploads/unreadable-file'
import type { CommissionFile } from './read-commission-worker.ts'

const readAside = sideThread<CommissionFile, CommissionRow[]>(
  serverScript('modules/wallet/imports/read-commission-worker'),
  { mostMegabytes: 512, mostMs: 30_000, waiting: 2 },
)

/**
 * Parses a commission file in a side thread. Throws media type if it is no CSV, invalid if it takes too long or too much
 * memory, unavailable if too many are waiting.
 */
export async function readCommissionFile(bytes: Buffer): Promise<CommissionRow[]> {
  try {
    return await readAside({ bytes: new Uint8Array(bytes) })
  } catch (error) {
    throw unreadableFile(error, 'This is no CSV file that can be read.')
  }
}
