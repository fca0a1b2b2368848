import { SITEMAP_PART_PAGES } from '@salvia/contract/words/limits'
import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { sitemapFile, sitemapIndex } from './sitemap-xml.ts'

const ORIGIN = 'https://shop.example'
const file = (...pages: Parameters<typeof sitemapFile>[0]) => [...sitemapFile(pages, ORIGIN)].join('')
const count = (text: string, part: string) => text.split(part).length - 1

test('a page stands once in each language, and each names all four and the usual one', () => {
  const xml = file({ path: '/shop', updatedAt: '2026-11-21T10:00:00.000Z' })
  expect([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${ORIGIN}/shop`,
    `${ORIGIN}/de/shop`,
    `${ORIGIN}/nl/shop`,
    `${ORIGIN}/fr/shop`,
  ])
  expect(count(xml, '<lastmod>2026-11-21T10:00:00.000Z</lastmod>')).toBe(4)
  for (const language of ['en', 'de', 'nl', 'fr', 'x-default'])
    expect(count(xml, `hreflang="${language}"`)).toBe(4)
  expect(count(xml, `hreflang="x-default" href="${ORIGIN}/shop"`)).toBe(4)
})

test('a page whose last change is not known says none', () => {
  expect(file({ path: '/' })).not.toContain('lastmod')
})

test('the longest part stays below 50,000 addresses and 50 MB', () => {
  const page = {
    path: `/shop/products/${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}`,
    updatedAt: '2026-11-21T10:00:00.000Z',
  }
  const pages = Array.from({ length: SITEMAP_PART_PAGES }, () => page)
  const long = `https://${'a'.repeat(60)}.example`
  const xml = [...sitemapFile(pages, long)].join('')
  expect(count(xml, '<loc>')).toBe(SITEMAP_PART_PAGES * languages.length)
  expect(count(xml, '<loc>')).toBeLessThanOrEqual(50_000)
  expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024)
})

test('the index names every part with its last change', () => {
  const xml = [
    ...sitemapIndex([{ part: 1 }, { part: 2, updatedAt: '2026-11-20T10:00:00.000Z' }], ORIGIN),
  ].join('')
  expect(xml).toContain(`<sitemap><loc>${ORIGIN}/sitemap.xml?part=1</loc></sitemap>`)
  expect(xml).toContain(
    `<sitemap><loc>${ORIGIN}/sitemap.xml?part=2</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></sitemap>`,
  )
})
