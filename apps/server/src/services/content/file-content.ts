import { existsSync } from 'node:fs'
import { dataFile, readData } from '../../kernel/data-file.ts'
import type { ContentSource } from './content-source.ts'

/** The embedded default: the texts of the release, read once. */
export function fileContent(): ContentSource {
  const known = new Map<string, unknown>()
  return {
    kind: 'files',
    read: async (name, languageCode) => {
      const path = `content/${languageCode}/${name}.json`
      if (!known.has(path)) known.set(path, existsSync(dataFile(path)) ? readData(path) : null)
      return known.get(path)
    },
  }
}
