import { readFileSync } from 'node:fs'
import { serverFile } from './own-files.ts'

/** Location of a shipped file, by its path below `data/`. */
export const dataFile = (path: string): URL => serverFile(`../../data/${path}`)

/** Reads a shipped JSON file. The caller states its type: the files are ours and covered by tests. */
export const readData = <T>(path: string): T => JSON.parse(readFileSync(dataFile(path), 'utf8')) as T
