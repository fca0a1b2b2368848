import { globSync, readFileSync } from 'node:fs'
import { memoize } from '@salvia/contract/memoize'

const textOf = memoize((path: string) => readFileSync(path, 'utf8'))

/** The product's own sources, without tests and generated files, as paths with their texts. */
export const sourcesOf = memoize((pattern: string) =>
  globSync(pattern, { exclude: ['**/node_modules/**', '**/*.test.ts', '**/paraglide/**'] }).map((path) => ({
    path,
    text: textOf(path),
  })),
)
