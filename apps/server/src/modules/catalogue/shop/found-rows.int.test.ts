import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'

const api = await startApiOfFile({ isStocked: true })

type Row = ProductCard & { unmatched?: string[]; isNamed?: boolean }
type Page = { results: Row[]; pager: { count: number } }

const find = async (query: string, more = '') => {
  const asked = `query=${encodeURIComponent(query)}${more}`
  const answer = await api.app.inject({ url: `/api/products?countryCode=NL&languageCode=en&${asked}` })
  return answer.json<Page>()
}

test('of what answers alike a preferred format comes first, and nothing is left out', async () => {
  const plain = await find('zinc')
  const preferred = await find('zinc', '&preferredDeliveryFormatId=tablet')
  const formatsOf = ({ results }: Page) => results.map(({ mainServing }) => mainServing?.intakeFormatId)
  expect(formatsOf(plain).slice(0, 3)).toEqual(['lozenge', 'capsule', 'lozenge'])
  expect(formatsOf(preferred).slice(0, 3)).toEqual(['tablet', 'tablet', 'tablet'])
  expect(preferred.pager.count).toBe(plain.pager.count)
  const unknown = await find('zinc', '&preferredDeliveryFormatId=nothing')
  expect(unknown.results.map(({ id }) => id)).toEqual(plain.results.map(({ id }) => id))
})

test('what is called by a typed word is named, in any language; a brand and a stray word name nothing', async () => {
  const namedOf = async (query: string) => {
    const { results } = await find(query, '&limit=100')
    return (part: string) => results.find(({ name }) => name.startsWith(part))?.isNamed
  }
  for (const query of ['zinc', 'Zink']) {
    const named = await namedOf(query)
    expect([named('Zinc 15 mg'), named('S.O.D. Lozenge')]).toEqual([true, false])
  }
  const d3 = await namedOf('Garden of Life vitamin D3')
  expect([d3('Vitamin D3 1,000 IU'), d3('Your Life Multi')]).toEqual([true, false])
  expect((await find('solgar')).results.map(({ isNamed }) => isNamed)).not.toContain(true)
  expect((await find('THO-298074')).results.map(({ isNamed }) => isNamed)).toEqual([undefined])
})
