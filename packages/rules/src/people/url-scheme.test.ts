import { expect, test } from 'vitest'
import { withScheme } from './url-scheme.ts'

test.for([
  { url: 'praktijk.example', link: '//praktijk.example' },
  { url: 'praktijk.example:8080/over', link: '//praktijk.example:8080/over' },
  { url: 'https://praktijk.example', link: 'https://praktijk.example' },
  { url: 'HTTP://praktijk.example', link: 'HTTP://praktijk.example' },
  { url: '//praktijk.example', link: '//praktijk.example' },
  { url: '  www.praktijk.example ', link: '//www.praktijk.example' },
  { url: 'javascript:alert(1)', link: '//javascript:alert(1)' },
  { url: '/over', link: '///over' },
  {
    url: 'praktijk.example/?to=https://elsewhere.example',
    link: '//praktijk.example/?to=https://elsewhere.example',
  },
  { url: 'a+b-c.9://praktijk.example', link: 'a+b-c.9://praktijk.example' },
  { url: '', link: '' },
  { url: '  ', link: '' },
])('"$url" becomes "$link"', ({ url, link }) => {
  expect(withScheme(url)).toBe(link)
})
