import { expect, test } from '../fixtures/salvia.ts'
import { callsOf } from '../fixtures/session.ts'

/** The demo plan of a client, by code and by id. */
async function planOf(): Promise<{ id: string; shareCode: string }> {
  const calls = await callsOf('practitioner')
  const answer = await calls.get('/api/recommendations?name=Clear head&mode=Recommendations')
  const { results } = (await answer.json()) as { results: { id: string; shareCode: string }[] }
  const [plan] = results
  if (!plan) throw new Error('the demo has no such plan')
  return plan
}

test('the logo leads a client who opened a plan back to it, from every page', { tag: '@long' }, async ({
  page,
  signInOnce,
}) => {
  const { shareCode } = await planOf()
  await signInOnce('client')
  await page.goto(`/recommendations/${shareCode}`)
  for (const path of ['/shop', '/orders', '/no-such-page']) {
    await page.goto(path)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Salvia/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`/recommendations/${shareCode}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a plan’s id leads to its code and keeps what was asked for', async ({ page, signInOnce }) => {
  const { id, shareCode } = await planOf()
  await signInOnce('practitioner')
  const answer = await page.request.get(`/recommendations/${id}?mode=client-order`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([
    302,
    `/recommendations/${shareCode}?mode=client-order`,
  ])
})

test('a plan’s id asks a stranger to sign in, and leads on to it', async ({ page }) => {
  const { id } = await planOf()
  const answer = await page.request.get(`/recommendations/${id}?mode=client-order`, { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  const to = new URL(String(answer.headers().location), 'http://localhost')
  expect([to.pathname, to.searchParams.get('next')]).toEqual([
    '/auth/login',
    `/recommendations/${id}?mode=client-order`,
  ])
})

test('the way back to a plan takes its code and its id, and shows what it is refused', async ({
  page,
  signInOnce,
}) => {
  const { id, shareCode } = await planOf()
  await signInOnce('practitioner')
  const answerOf = async (named: string) => {
    const answer = await page.request.get(`/recommendations/${named}/redirect`, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  expect(await answerOf(shareCode)).toEqual([302, `/recommendations/${shareCode}`])
  expect(await answerOf(id)).toEqual([302, `/recommendations/${id}`])
  expect(await answerOf('%20')).toEqual([302, '/recommendations/%20'])
  expect(await answerOf('2222222')).toEqual([302, '/'])
  const refused = await page.goto(`/recommendations/${'-'.repeat(30)}${shareCode}/redirect`)
  expect(refused?.status()).toBe(400)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An error occurred')
})

test('the way back to a plan keeps an order for a client and an invitation', async ({ page }) => {
  const { id, shareCode } = await planOf()
  for (const named of [shareCode, id]) {
    const asked = `/recommendations/${named}/redirect?mode=client-order&invitation=abc`
    const answer = await page.request.get(asked, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([
      302,
      `/recommendations/${named}?mode=client-order&invitation=abc`,
    ])
  }
})

test('an address too long for a code that is no id is the page of a plan that is not found', async ({
  page,
  signInOnce,
}) => {
  const statusOf = async (path: string) => (await page.request.get(`/recommendations/${path}`)).status()
  expect(await statusOf('foo-bar-baz-qux')).toBe(404)
  await signInOnce('practitioner')
  expect(await statusOf('foo-bar-baz-qux/plan.pdf')).toBe(404)
  expect((await page.goto('/recommendations/foo-bar-baz-qux'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We did not find this plan')
})

test('no way to a plan has a language in front that we do not know', async ({ page, signInOnce }) => {
  const { id, shareCode } = await planOf()
  await signInOnce('practitioner')
  const answerOf = async (path: string) => {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  for (const path of ['', '/redirect', '/plan.pdf', '/plan.ics', '/plan.svg'])
    expect(await answerOf(`/xx/recommendations/${shareCode}${path}`)).toEqual([404, undefined])
  expect(await answerOf(`/xx/recommendations/${id}`)).toEqual([404, undefined])
  expect(await answerOf(`/en/r/${shareCode}`)).toEqual([302, `/r/${shareCode}`])
  expect(await answerOf(`/de/r/${shareCode}`)).toEqual([302, `/de/recommendations/${shareCode}`])
  expect((await page.goto(`/xx/r/${shareCode}`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found')
})
