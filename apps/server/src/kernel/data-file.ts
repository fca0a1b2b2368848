import { readFileSync } from 'node:fs'

const folder = new URL('../../../../data/', import.meta.url)

/** Location of a shipped file, by its path below `data/`. */
export const dataFile = (path: string): URL => new URL(path, folder)

/** Reads a shipped JSON file. The caller states its type: the files are ours and covered by tests. */
export const readData = <T>(path: string): T => JSON.parse(readFileSync(dataFile(path), 'utf8')) as T
