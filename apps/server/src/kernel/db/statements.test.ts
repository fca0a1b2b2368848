import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const manifest = new URL(import.meta.resolve('drizzle-orm'))

/** `statements.ts` uses Drizzle internals: review it before upgrading Drizzle. */
test('the version of Drizzle is the one whose insides are known', () => {
  const { version } = JSON.parse(readFileSync(new URL('./package.json', manifest), 'utf8')) as {
    version: string
  }
  expect(version).toBe('0.45.4')
})
