import { expect, test } from 'vitest'
import type { ContentSource } from './content-source.ts'
import { draftsInTime } from './drafts-in-time.ts'

const answering = (read: ContentSource['read']): ContentSource => ({ kind: 'strapi', read })

test('drafts that come in time are read', async () => {
  const open = draftsInTime(answering(async (name, languageCode) => `${languageCode}/${name}`))
  expect(await open().read('about', 'de')).toBe('de/about')
})

test('a call waits once for drafts that do not come, and the next one waits again', async () => {
  let asked = 0
  const open = draftsInTime(
    answering(() => {
      asked += 1
      return asked < 3 ? new Promise(() => {}) : Promise.resolve('answered')
    }),
    1,
  )
  const call = open()
  await expect(call.read('about', 'de')).rejects.toThrow('timeout')
  await expect(call.read('about', 'en')).rejects.toThrow('timeout')
  expect(asked).toBe(1)
  await expect(open().read('about', 'de')).rejects.toThrow('timeout')
  expect(await open().read('about', 'de')).toBe('answered')
})
