import { readFileSync } from 'node:fs'

const folder = new URL('../../../../data/', import.meta.url)

/** Where a file that the product ships lies, by its path below `data/`. */
export const dataFile = (path: string): URL => new URL(path, folder)

/** A shipped JSON file. The caller names its shape: the files are ours and checked by tests. */
export const readData = <T>(path: string): T => JSON.parse(readFileSync(dataFile(path), 'utf8')) as T
