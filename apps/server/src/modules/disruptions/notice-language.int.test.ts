import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { messagesTo } from '#test/auth'
import { call } from '#test/plans'
import { ADDRESS, confirm, linkTo, setUpActive } from '#test/stock-notices'
import { users } from '../identity/index.ts'
import { disruptionUsers } from './data/disruption-tables.ts'

test('the link comes in the language of the account that proved the address, else as it was last asked for', async () => {
  const { api, anna, ...it } = await setUpActive()
  const askIn = (languageCode: string, email: string) =>
    call(api, null, ['POST', `/product-disruptions/${it.id}/subscribe`, { email }], {
      'accept-language': languageCode,
    })
  const languagesOf = async (email: string) =>
    (await messagesTo(api, email)).map(({ content }) => content?.props.languageCode)
  const setAnna = (set: Partial<typeof users.$inferInsert>) =>
    api.db.update(users).set(set).where(eq(users.id, anna.userId))
  await setAnna({ preferredLanguageCode: 'nl' })
  const answers = [await askIn('de', anna.email), await askIn('de', ADDRESS)]
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
    Array(2).fill([202, { outcome: 'ConfirmationSent' }]),
  )
  await setAnna({ emailVerified: false })
  await askIn('fr', anna.email)
  await confirm(api, await linkTo(api, ADDRESS, '/stock-notices/confirm'))
  await askIn('fr', ADDRESS)
  await confirm(api, await linkTo(api, ADDRESS, '/stock-notices/confirm'))
  expect([await languagesOf(anna.email), await languagesOf(ADDRESS)]).toEqual([
    ['nl', 'fr'],
    ['de', 'fr'],
  ])
  const rows = await api.db.select().from(disruptionUsers).where(eq(disruptionUsers.email, ADDRESS))
  expect(rows.map(({ languageCode }) => languageCode)).toEqual(['fr'])
})
