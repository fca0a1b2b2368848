import { expect, test } from 'vitest'
import { type LanguageSources, matchLanguage } from './locale-match.ts'

test.for<{ sources: LanguageSources; language: string }>([
  { sources: {}, language: 'en' },
  { sources: { prefix: 'de', cookie: 'nl', account: 'fr', acceptLanguage: 'en' }, language: 'de' },
  { sources: { cookie: 'nl', account: 'fr', acceptLanguage: 'de' }, language: 'nl' },
  { sources: { account: 'fr', acceptLanguage: 'de' }, language: 'fr' },
  { sources: { acceptLanguage: 'de' }, language: 'de' },
  { sources: { prefix: null, cookie: '', account: null, acceptLanguage: '' }, language: 'en' },
  { sources: { prefix: 'it', cookie: 'xx', account: 'nl' }, language: 'nl' },
  { sources: { cookie: 'DE-at' }, language: 'de' },
])('$sources make $language', ({ sources, language }) => {
  expect(matchLanguage(sources)).toBe(language)
})

test.for([
  { header: 'de-AT,de;q=0.9,en;q=0.8', language: 'de' },
  { header: 'en;q=0.5, nl;q=0.9', language: 'nl' },
  { header: 'it, es;q=0.9, fr;q=0.1', language: 'fr' },
  { header: 'nl;q=0, de;q=0.1', language: 'de' },
  { header: 'nl;q=0', language: 'en' },
  { header: 'fr, de', language: 'fr' },
  { header: 'de ; q=0.2, fr ; q=0.3', language: 'fr' },
  { header: '*', language: 'en' },
  { header: ';;;,,=q', language: 'en' },
  { header: 'nl;q=1.2.3, de;q=0.1', language: 'de' },
  { header: 'deutsch', language: 'en' },
])('Accept-Language "$header" makes $language', ({ header, language }) => {
  expect(matchLanguage({ acceptLanguage: header })).toBe(language)
})
