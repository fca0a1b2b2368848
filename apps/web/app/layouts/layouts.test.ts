import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('every layout is that of a route', () => {
  const app = fileURLToPath(new URL('..', import.meta.url))
  const routes = readFileSync(`${app}routes.ts`, 'utf8')
  const layouts = globSync('layouts/*.tsx', { cwd: app })
  expect(layouts).toContain('layouts/checkout.tsx')
  expect(layouts.filter((layout) => !routes.includes(`'${layout}'`))).toEqual([])
})
