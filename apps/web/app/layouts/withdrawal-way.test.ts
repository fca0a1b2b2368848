import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const layouts = new Set(
  [...read('../routes.ts').matchAll(/layout\('layouts\/([\w-]+\.tsx)'/g)].map(([, file]) => file),
)

test('every layout leads to the withdrawal from a contract, by its whole footer or the slim one', () => {
  expect(layouts.size).toBeGreaterThan(5)
  for (const file of layouts) expect(read(`./${file}`), file).toMatch(/<(SiteFrame|SlimFooter)\b/)
  for (const footer of ['footer', 'slim-footer'])
    expect(read(`../frame/${footer}.tsx`)).toMatch(/(?:to="|path: ')\/withdrawal\b/)
})
