import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { offInPlaywright } from './find-chromium.ts'

test('all that Playwright turns off in the browser stays off', () => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@playwright/test'))
  const bundle = join(dirname(resolve('playwright-core/package.json')), 'lib', 'coreBundle.js')
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/s.exec(readFileSync(bundle, 'utf8')) ?? []
  const named = [...list.replaceAll(/\/\/.*/g, '').matchAll(/"(\w+)"/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(0)
  expect(offInPlaywright).toEqual(named)
})
