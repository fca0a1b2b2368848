import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { StartFault } from '../kernel/start-fault.ts'

const Manifest = z.object({
  /** Version of the backup format. */
  form: z.literal(1),
  release: z.string(),
  madeAt: z.iso.datetime(),
  /** Fingerprints of the applied migrations, in order. */
  migrations: z.array(z.string()),
  /** Schema version of the job queue's own tables. */
  queueVersion: z.number(),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), digest: z.string() }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  files: z.array(z.object({ key: z.string(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestPath = (folder: string): string => join(folder, 'manifest.json')

/** Reads the manifest of a backup. Throws StartFault if the folder has none or the backup was not finished. */
export function readManifest(folder: string): Manifest {
  const path = manifestPath(folder)
  if (!existsSync(path)) throw new StartFault(`${folder} holds no whole backup: it has no manifest.json.`)
  return Manifest.parse(JSON.parse(readFileSync(path, 'utf8')))
}
