import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { makeAdmin } from '#test/people'

test('of a visitor and day the last word on an answer counts, once; what helps least comes first', async () => {
  const api = await startApi()
  const admin = await makeAdmin(api)
  const say = (id: string, wasHelpful: boolean, browser = 'one') =>
    api.app.inject({
      method: 'PUT',
      url: `/api/content/faqs/${id}/feedback`,
      headers: { 'user-agent': browser },
      payload: { wasHelpful },
    })
  const counted = async () => {
    const url = '/api/admin/content/faq-feedback?lang=de'
    return (await api.app.inject({ url, headers: admin.headers })).json().results
  }

  expect((await say('made-up', true)).statusCode).toBe(404)
  expect(await counted()).toEqual([])

  for (const wasHelpful of [false, true]) expect((await say('open-plan', wasHelpful)).statusCode).toBe(204)
  await say('open-plan', true, 'another')
  await say('need-account', false)
  const needAccount = { id: 'need-account', question: 'Brauche ich ein Konto?', helpedCount: 0 }
  const openPlan = { id: 'open-plan', question: 'Wie öffne ich meinen Plan?', helpedCount: 2 }
  expect(await counted()).toEqual([
    { ...needAccount, notHelpedCount: 1 },
    { ...openPlan, notHelpedCount: 0 },
  ])
})
