import { expect, test } from 'vitest'
import { listSources, pagesBuild, serverBuild } from './build-when-stale.ts'

test('a build reads messages, pages, rules and its settings, and counts nothing that it writes itself', () => {
  const sources = listSources(pagesBuild)
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
})

test('the server is built again after a change of itself or of a package, not of a page', () => {
  const sources = listSources(serverBuild)
  for (const path of [
    'apps/server/src/server.ts',
    'apps/server/vite.config.ts',
    'packages/rules/src/money/vat.ts',
  ])
    expect(sources).toContain(path)
  expect(sources.filter((path) => path.startsWith('apps/web/'))).toEqual([])
})

test.each([pagesBuild, serverBuild])('what $workspaces make is not among their sources', (build) => {
  expect(
    listSources(build).filter((path) => /\/(build|cache|paraglide|node_modules|\.react-router)\//.test(path)),
  ).toEqual([])
})
