import { expect, test } from 'vitest'
import { websiteLink } from './website-link.ts'

test.for([
  ['praktijk.example/over', '//praktijk.example/over'],
  ['//praktijk.example', '//praktijk.example'],
  [' HTTPS://praktijk.example ', 'HTTPS://praktijk.example'],
  ['http://praktijk.example:8080', 'http://praktijk.example:8080'],
  ['präxis.example?a=1', '//präxis.example?a=1'],
] as const)('"%s" links to "%s"', ([typed, link]) => {
  expect(websiteLink(typed)).toBe(link)
})

test.for([
  'javascript:alert(1)',
  'javascript://%0aalert(1)',
  'http://x y',
  'ftp://praktijk.example',
  '/over',
  '',
])('"%s" is no address of a website', (typed) => {
  expect(websiteLink(typed)).toBeNull()
})
