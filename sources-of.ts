import { globSync, readFileSync } from 'node:fs'

/** The product's own sources, without tests and generated files, as paths with their texts. */
export const sourcesOf = (...patterns: string[]) =>
  globSync(patterns, { exclude: ['**/node_modules/**', '**/*.test.ts', '**/paraglide/**'] }).map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }))
