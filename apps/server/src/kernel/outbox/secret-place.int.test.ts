import { expect, test } from 'vitest'
import { messagesTo } from '#test/auth'
import { invitePerson, setUpFollowed } from '#test/followers'

test('an invitation prints “{secret}” as it was typed, and its secret in the link alone', async () => {
  const { api, sophie, plan } = await setUpFollowed()
  await invitePerson(api, sophie, plan, { text: 'Keep your {secret}.' })
  await invitePerson(api, sophie, plan, {
    phone: '+31 6 12345678',
    email: 'tom@post.example',
    text: '{secret}',
  })
  await api.runJobs()
  const [mail] = await messagesTo(api, 'eva@post.example')
  const token = /\?invitation=([\w-]{43})/.exec(mail?.plainText ?? '')?.[1] ?? 'none'
  expect(mail?.plainText).toContain('Keep your {secret}.')
  expect(mail?.plainText?.replaceAll(`?invitation=${token}`, '')).not.toContain(token)
  const [sms] = await messagesTo(api, '+31612345678')
  expect(sms?.plainText).toMatch(/^\{secret\}\n.*\?invitation=[\w-]{43}$/)
})
