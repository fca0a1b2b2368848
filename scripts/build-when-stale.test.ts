import { expect, test } from 'vitest'
import { listSources } from './build-when-stale.ts'

test('a build reads messages, pages, rules and its settings, and counts nothing that it writes itself', () => {
  const sources = listSources()
  for (const path of [
    'apps/web/app/messages/en.json',
    'apps/web/app/root.tsx',
    'apps/web/vite.config.ts',
    'packages/documents/src/index.ts',
    'packages/rules/src/money/vat.ts',
    'package-lock.json',
  ])
    expect(sources).toContain(path)
  expect(sources.filter((path) => path.includes('project.inlang/'))).toEqual([
    'apps/web/project.inlang/settings.json',
  ])
  expect(
    sources.filter((path) => /\/(build|cache|paraglide|node_modules|\.react-router)\//.test(path)),
  ).toEqual([])
})
