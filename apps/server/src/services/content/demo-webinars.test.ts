import { WebinarEntry } from '@salvia/contract/content/entries'
import { findWebinars } from '@salvia/rules/content/find-webinars'
import { expect, test } from 'vitest'
import { withDemoWebinars } from './demo-webinars.ts'
import { fileContent } from './file-content.ts'

const at = async (now: string, languageCode: 'en' | 'fr' = 'en') =>
  WebinarEntry.array().parse(
    await withDemoWebinars(fileContent(), () => new Date(now)).read('webinars', languageCode),
  )

test('three of the demo’s webinars are ahead at any time, and six or more are over', async () => {
  for (const now of ['2026-12-31T23:59:59Z', '2027-01-01T00:00:00Z', '2027-01-12T18:00:00Z']) {
    const webinars = await at(now)
    const asked = { skip: 0, take: 12 }
    expect(findWebinars(webinars, { ...asked, when: 'upcoming' }, new Date(now)).count, now).toBe(3)
    expect(findWebinars(webinars, { ...asked, when: 'past' }, new Date(now)).count, now).toBeGreaterThan(5)
  }
})

test('a month keeps its webinar, on its second Tuesday, in each language', async () => {
  const february = ({ id }: WebinarEntry) => id.startsWith('demo-2027-02-')
  const [seen, later, french] = [
    (await at('2026-12-01T00:00:00Z')).find(february),
    (await at('2027-05-01T00:00:00Z')).find(february),
    (await at('2027-02-01T00:00:00Z', 'fr')).find(february),
  ]
  expect(seen?.startsAt).toBe('2027-02-09T17:00:00.000Z')
  expect(later).toEqual(seen)
  expect(french).toMatchObject({ id: seen?.id, startsAt: seen?.startsAt })
  expect(french?.title).not.toBe(seen?.title)
})
