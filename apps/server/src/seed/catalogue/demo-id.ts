import { createHash } from 'node:crypto'
import { DAY_MS } from '@salvia/contract/durations'

/** 2026-01-05: timestamp encoded in the demo records' UUIDv7s. */
const DEMO_EPOCH_MS = 1_767_571_200_000

/** A demo record's UUIDv7, the same on every machine: time and random part are derived from `key`. */
export function demoId(key: string): string {
  const hash = createHash('sha256').update(key).digest()
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(DEMO_EPOCH_MS + (hash.readUInt32BE(16) % DAY_MS), 0, 6)
  hash.copy(bytes, 6, 0, 10)
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Id of the product made from the label record or list row with this DSLD number. */
export const demoProductId = (dsldId: number): string => demoId(`product:${dsldId}`)
