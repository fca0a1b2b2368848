import type { WebinarEntry } from '@salvia/contract/content/entries'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { readData } from '../../kernel/data-file.ts'
import type { ContentSource } from './content-source.ts'

type Topic = Pick<WebinarEntry, 'id' | 'minutes'> &
  Record<'title' | 'description', Record<LanguageCode, string>>

/** Months before and after the current one, whose webinar is always among them. */
const MONTHS = { before: 6, after: 3 }
/** Of the second Tuesday of a month (UTC). */
const HOUR = 17
const TUESDAY = 2

function secondTuesday(year: number, month: number): Date {
  const first = new Date(Date.UTC(year, month, 1, HOUR)).getUTCDay()
  return new Date(Date.UTC(year, month, 8 + ((TUESDAY - first + 7) % 7), HOUR))
}

const webinarOf = (topic: Topic, startsAt: Date, languageCode: LanguageCode) => ({
  ...{ id: `demo-${startsAt.toISOString().slice(0, 7)}-${topic.id}`, minutes: topic.minutes },
  ...{ title: topic.title[languageCode], description: topic.description[languageCode] },
  startsAt: startsAt.toISOString(),
})

/**
 * The demo's webinars, one a month: a shop of its own has those of its content service. A month keeps its webinar,
 * whenever it is asked.
 */
export function withDemoWebinars(shipped: ContentSource, now: () => Date): ContentSource {
  const topics = readData<Topic[]>('content/demo-webinars.json')
  return {
    ...shipped,
    read: async (name, languageCode) => {
      if (name !== 'webinars') return shipped.read(name, languageCode)
      const current = now().getUTCFullYear() * 12 + now().getUTCMonth()
      return Array.from({ length: MONTHS.before + 1 + MONTHS.after }, (_, at) => {
        const month = current - MONTHS.before + at
        const topic = topics[month % topics.length]
        if (!topic) throw new Error('the demo has no webinars')
        return webinarOf(topic, secondTuesday(Math.floor(month / 12), month % 12), languageCode)
      })
    },
  }
}
