import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures/salvia.ts'
import { callsOf } from '../fixtures/session.ts'

type Followed = { recommendation: { name: string; shareCode: string }; client: { email: string } }

/** A plan of the demo's practitioner with a client on it. */
async function followedPlan(): Promise<Followed> {
  const answer = await (await callsOf('practitioner')).get('/api/recommendations/clients?limit=1')
  const [first] = ((await answer.json()) as { results: Followed[] }).results
  if (!first) throw new Error('the demo has no client on a plan')
  return first
}

async function pageOf(calls: APIRequestContext, path: string): Promise<string> {
  const answer = await calls.get(path)
  expect(answer.status()).toBe(200)
  return answer.text()
}

test('a practitioner reads an own plan with its clients and orders, and sees what its client sees', async ({
  page,
  signInOnce,
}) => {
  const { recommendation: plan, client } = await followedPlan()
  await signInOnce('practitioner')
  await page.goto(`/recommendations/${plan.shareCode}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plan.name)
  await expect(page.getByRole('region', { name: 'Clients' }).getByRole('listitem').first()).toBeVisible()
  expect(await pageOf(page.request, `/recommendations/${plan.shareCode}`)).toContain(client.email)
  await expect(page.getByRole('region', { name: 'Orders' })).toBeVisible()
  await page.getByRole('button', { name: 'See what changed' }).click()
  await expect(page.getByRole('dialog', { name: `Versions of ${plan.name}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute('href', /\/edit$/)
  await page.getByRole('link', { name: 'Preview as client' }).click()
  await expect(page.getByText('This is a preview')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await page.goBack()
  await page.getByRole('link', { name: 'Order for the client' }).click()
  await expect(page.getByText('You are ordering for a client')).toBeVisible()
})

test('a colleague with the code reads products and doses, learns nothing of clients, and makes a copy', {
  tag: '@long',
}, async ({ page, signInOnce }) => {
  const { recommendation: plan, client } = await followedPlan()
  const path = `/recommendations/${plan.shareCode}?mode=client-order&preview=1`
  await signInOnce('practitioner2')
  expect((await pageOf(page.request, path)).includes(client.email)).toBe(false)
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(plan.name)
  await expect(main.getByRole('region', { name: 'Produkte' }).getByRole('listitem').first()).toBeVisible()
  for (const name of ['Klienten', 'Bestellungen'])
    await expect(main.getByRole('region', { name, exact: true })).toHaveCount(0)
  const ownActions = /Bearbeiten|Als Klient ansehen|Für Klienten bestellen/
  await expect(main.getByRole('link', { name: ownActions })).toHaveCount(0)
  await main.getByRole('button', { name: 'Kopie erstellen' }).click()
  await expect(page).toHaveURL(/\/edit$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plan.name)
})

test('a practitioner who is not approved, a client and a visitor read a plan as clients do', async ({
  page,
}) => {
  const { recommendation: plan } = await followedPlan()
  const readers = [await callsOf('newcomer'), await callsOf('client'), page.request]
  for (const calls of readers) {
    const html = await pageOf(calls, `/recommendations/${plan.shareCode}?preview=1&mode=client-order`)
    expect(
      /Add to cart|Ajouter au panier|In (den|de) (Warenkorb|winkelwagen)|In winkelwagen/.test(html),
    ).toBe(true)
    expect(/plan-orders|plan_preview_back|Retour à l’éditeur|Back to the editor/.test(html)).toBe(false)
  }
})
