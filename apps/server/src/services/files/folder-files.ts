import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { FileStore } from './files.ts'

const OWNER_ONLY_FILE = 0o600
const OWNER_ONLY_FOLDER = 0o700

/** The embedded default: files in a folder readable by the product's own user only. */
export function folderFiles(folder: string): FileStore {
  const root = resolve(folder)

  function pathOf(key: string): string {
    const path = resolve(join(root, key))
    if (!path.startsWith(root + sep)) throw new Error('a key leaves the folder')
    return path
  }

  /** Result of a file lookup; null if there is none. */
  async function unlessMissing<T>(look: Promise<T>): Promise<T | null> {
    try {
      return await look
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  return {
    kind: 'folder',
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY_FOLDER })
      // Renamed once complete: a crash leaves no partial file under the key.
      const making = `${path}.${randomUUID()}`
      await writeFile(making, bytes, { mode: OWNER_ONLY_FILE })
      await rename(making, path)
    },
    get: async (key) => unlessMissing(readFile(pathOf(key))),
    has: async (key) => (await unlessMissing(stat(pathOf(key)))) !== null,
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
