import { readdirSync } from 'node:fs'

/** The snapshots of drizzle-kit in a folder of migrations' meta data, oldest first; only the newest is kept (ADR 16). */
export const snapshotsIn = (meta: string): string[] =>
  readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
