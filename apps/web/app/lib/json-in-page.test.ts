import { expect, test } from 'vitest'
import { jsonInPage } from './json-in-page.ts'

test('no text ends the script that it stands in, and each is read as it was', () => {
  const data = { name: '</script><script>alert(1)</script><!--', amounts: [1, null] }
  expect(jsonInPage(data)).not.toContain('<')
  expect(JSON.parse(jsonInPage(data))).toEqual(data)
})
