import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { messagesTo } from '#test/auth'
import { clientsOfPlans, invitePerson, setUpFollowed } from '#test/followers'
import { makeClient } from '#test/people'
import { users } from '../../identity/index.ts'

test('an invitation to a plan comes in the language of the account at the address, which its sender is not told', async () => {
  const { api, sophie, plan } = await setUpFollowed()
  const eva = await makeClient(api)
  await api.db.update(users).set({ preferredLanguageCode: 'de' }).where(eq(users.id, eva.userId))
  const stranger = 'nobody@post.example'
  for (const email of [eva.email, stranger])
    await invitePerson(api, sophie, plan, { email, preferredLanguageCode: 'nl' })
  const languagesTo = async (address: string) =>
    (await messagesTo(api, address)).map(({ content }) => content?.props.languageCode)
  expect([await languagesTo(eva.email), await languagesTo(stranger)]).toEqual([['de'], ['nl']])
  const told = (await clientsOfPlans(api, sophie)).map(({ client }) => client)
  expect(told).toEqual([
    expect.objectContaining({ languageCode: 'nl' }),
    expect.objectContaining({ languageCode: 'nl' }),
  ])
})
