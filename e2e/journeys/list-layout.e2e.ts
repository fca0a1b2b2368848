import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/salvia.ts'

for (const width of [390, 1024])
  test(`at ${width} px every client to contact has its button at the end of its row`, {
    tag: '@long',
  }, async ({ page, signInOnce }) => {
    await page.setViewportSize({ width, height: 844 })
    await signInOnce('practitioner')
    await page.goto('/dashboard')
    const buttons = page
      .getByRole('region', { name: 'Clients to contact' })
      .getByRole('button', { name: /^Write to / })
    const offEnd = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const row = button.closest('li')?.getBoundingClientRect()
        return Math.round((row?.right ?? 0) - button.getBoundingClientRect().right)
      }),
    )
    expect(offEnd.length).toBeGreaterThan(2)
    expect(offEnd).toEqual(offEnd.map(() => 0))
  })

for (const [account, path] of [
  ['admin', '/admin/practitioners'],
  ['practitioner', '/treatment-plans'],
] as const)
  test(`on a phone the menus of the rows of ${path} end with their text`, { tag: '@long' }, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(account)
    await page.goto(path)
    const menus = page.getByRole('button', { name: /^Actions/ }).locator('svg')
    await expect(menus.first()).toBeVisible()
    const offEnd = await menus.evaluateAll((all) =>
      all.map((dots) => {
        const row = dots.closest('tr') as HTMLElement
        const { paddingRight, borderRightWidth } = getComputedStyle(row)
        const end = row.getBoundingClientRect().right - Number.parseFloat(paddingRight)
        return Math.round(end - Number.parseFloat(borderRightWidth) - dots.getBoundingClientRect().right)
      }),
    )
    expect(offEnd).toEqual(offEnd.map(() => 0))
  })

for (const width of [390, 1440])
  test(`at ${width} px the search of a list stands before its filters`, { tag: '@long' }, async ({
    page,
    signInOnce,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signInOnce('practitioner')
    for (const path of ['/treatment-plans', '/clients', '/product-inquiries']) {
      await page.goto(path)
      const controls = page.getByRole('main').locator('input[type=search], select')
      await expect(controls.nth(1)).toBeVisible()
      expect(await controls.first().getAttribute('type')).toBe('search')
      const [search, filter] = await controls.evaluateAll((all) =>
        all.map((control) => control.getBoundingClientRect()).map(({ left, bottom }) => ({ left, bottom })),
      )
      expect(
        Number(search?.left) < Number(filter?.left) || Number(search?.bottom) < Number(filter?.bottom),
      ).toBe(true)
    }
  })

test('on a phone the filters of orders are behind one button, and the days of a wallet in one line', {
  tag: '@long',
}, async ({ page, signInOnce }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInOnce('practitioner')
  await page.goto('/orders?of=plans')
  const open = page.getByRole('button', { name: 'Filter', exact: true })
  await expect(open).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeHidden()
  await open.click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await sheet.getByRole('combobox', { name: 'Status' }).selectOption('Shipped')
  await sheet.getByRole('button', { name: 'Show the list' }).click()
  await expect(page).toHaveURL(/status=Shipped/)
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused()

  await page.goto('/wallet')
  const days = page.getByRole('region', { name: 'Transactions' }).getByRole('textbox')
  await expect(days).toHaveCount(2)
  const tops = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().top))
  expect(tops[0]).toBe(tops[1])
})

test('on a narrow phone a number in the outbox is on one line, and what explains the list in line with its title', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await signIn('admin')
  await page.goto('/admin/outbox?kind=Erp')
  const title = page.getByRole('heading', { name: /^Outbox/ })
  const left = async (of: Locator) => (await of.boundingBox())?.x
  expect(await left(page.getByText('No e-mail service is set up').locator('xpath=../..'))).toBe(
    await left(title),
  )
  const lines = await page.getByRole('row').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const found = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
      const counts: number[] = []
      while (found.nextNode()) {
        const at = found.currentNode.nodeValue?.search(/S-\d{4}-\d{6}/) ?? -1
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(found.currentNode, at)
        range.setEnd(found.currentNode, at + 13)
        counts.push(range.getClientRects().length)
      }
      return counts
    }),
  )
  expect(lines.length).toBeGreaterThan(5)
  expect(lines).toEqual(lines.map(() => 1))
})
