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
