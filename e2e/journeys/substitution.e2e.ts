import { forgetSession } from '../fixtures/accounts.ts'
import { answer } from '../fixtures/question.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { addPlanToCart } from '../fixtures/shopping.ts'
import {
  linkTo,
  makeCapsules,
  makePair,
  makePlanWith,
  replaceInPlan,
  runOut,
  setPack,
} from '../fixtures/substitution.ts'

test('an admin replaces a product in plans, the practitioner confirms, the client sees it, and it is undone', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const mark = crypto.randomUUID().slice(0, 6)
  const { from, to } = await makePair(mark)
  const plan = await makePlanWith(from, `Evening ${mark}`)

  await signIn('admin')
  await page.goto(`/admin/products/${from.id}`)
  await page.getByRole('link', { name: 'Replace in plans …' }).click()
  await page.getByRole('button', { name: `Choose ${to.name}` }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 plan gets a proposal.' })).toBeVisible()
  await expect(page.getByText('Vitamin B6 not known → 4 mg a day')).toBeVisible()
  await expect(page.getByText(/^Dose: 2 capsules.* → 4 capsules/)).toBeVisible()
  await page.getByRole('radio', { name: /^Chosen plans/ }).check()
  await expect(page.getByText('No plan is ticked yet: tick those below that are to change.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Replace in plans' })).toBeDisabled()
  await page.getByRole('checkbox', { name: `Choose Evening ${mark}` }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 plan is ticked.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 plan gets a proposal.' })).toBeVisible()
  // What is to change comes before the reason and the start.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Reason, shown to the practitioners' })).toBeFocused()
  await page.getByRole('radio', { name: /^All plans/ }).check()
  await page
    .getByRole('textbox', { name: 'Reason, shown to the practitioners' })
    .fill('The maker has stopped it.')
  await page.getByRole('button', { name: 'Replace in plans' }).click()
  await expect(page.getByRole('heading', { name: `${to.name} in place of ${from.name}` })).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: '1 proposal waits for its practitioner.' }),
  ).toBeVisible()
  const report = page.url()

  await forgetSession(page)
  await signIn('practitioner')
  await page.goto('/dashboard')
  const proposals = page.getByRole('region', { name: 'Proposed replacements' })
  const proposal = proposals
    .getByRole('listitem')
    .filter({ hasText: `${from.name} → ${to.name}` })
    .first()
  await expect(proposal).toContainText('The maker has stopped it.')
  await expect(proposal).toContainText(/Dose: 2 capsules.* → 4 capsules/)
  await expect(proposal).toContainText('Unchanged: Magnesium')
  await page.getByRole('button', { name: `Replace in Evening ${mark}` }).click()
  await expect(page.getByText(`${to.name} is now in Evening ${mark}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Replace in Evening ${mark}` })).toBeHidden()
  await expect(page.locator('body')).not.toBeFocused()

  await forgetSession(page)
  await page.goto(`/recommendations/${plan.shareCode}`)
  await expect(page.getByRole('heading', { name: to.name })).toBeVisible()
  await expect(page.getByText(from.name)).toBeHidden()

  await signIn('admin')
  await page.goto(report)
  await page.getByRole('button', { name: 'Undo substitution' }).click()
  await answer(page, 'Undo substitution', 'Undo substitution')
  await expect(page.getByRole('status').filter({ hasText: '1 plan was put back.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo substitution' })).toHaveCount(0)

  await forgetSession(page)
  await page.goto(`/recommendations/${plan.shareCode}`)
  await expect(page.getByRole('heading', { name: from.name })).toBeVisible()
})

test('a product that cannot be had is swapped in two clicks, with what that changes a day', {
  tag: '@long',
}, async ({ page, signInOnce }) => {
  const mark = crypto.randomUUID().slice(0, 6)
  const { from, to } = await makePair(mark)
  await makePlanWith(from, `Sleep ${mark}`)
  await runOut(from)
  await signInOnce('practitioner')
  await page.goto('/dashboard')
  const atRisk = page.getByRole('region', { name: 'Products at risk in your plans' })
  const ofPair = atRisk.getByRole('listitem').filter({ hasText: from.name })
  await expect(ofPair.getByText(to.name, { exact: true })).toBeVisible()
  await expect(ofPair.getByText('€2.18 less per pack', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: `Open “Sleep ${mark}”` }).click()
  const swaps = page.getByRole('list', { name: 'Alternatives' })
  await expect(swaps).toContainText('Vitamin B6 not known → 4 mg a day')
  await expect(swaps).toContainText('Unchanged: Magnesium')
  await expect(swaps).toContainText('New dose: 4 capsules')
  await page.getByRole('button', { name: `Swap for ${to.name}` }).click()
  await expect(page.getByRole('heading', { name: to.name })).toBeVisible()
  const put = page.getByRole('button', { name: `Instruction for ${to.name}` })
  await expect(put).toContainText('4 capsules')
  await expect(put).toBeFocused()
})

test('two sizes of one product are told apart where they are linked, and where any other is looked for', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const name = `Zinc ${crypto.randomUUID().slice(0, 6)}`
  const rows = [{ labelName: 'Zinc', amount: 10 }]
  const [from, small, large] = [
    await makeCapsules(`${name} old`, rows),
    await makeCapsules(name, rows),
    await makeCapsules(name, rows),
  ]
  await setPack(small, 30)
  await setPack(large, 90)
  await linkTo(from, small)
  await linkTo(from, large)
  await signIn('admin')
  await page.goto(`/admin/products/${from.id}/substitute`)
  await page.getByRole('combobox', { name: 'Another product' }).fill(name)
  const found = page.getByRole('listbox', { name: 'Another product' }).getByRole('option')
  await expect(found.filter({ hasText: '30 capsules' })).toHaveCount(1)
  await expect(found.filter({ hasText: '90 capsules' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Choose ${name} (30 capsules)` }).click()
  await expect(page.getByRole('heading', { name: `With ${name}` })).toBeVisible()
})

test('what was replaced in the plan of a cart is held until its buyer takes one or the other', {
  tag: '@long',
}, async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 6)
  const { from, to } = await makePair(mark)
  const plan = await makePlanWith(from, `Night ${mark}`)
  await addPlanToCart(page, plan.shareCode)
  const checkout = page.getByRole('button', { name: 'Go to checkout' }).first()
  await expect(checkout).toBeEnabled()
  await replaceInPlan(from, to, plan.id)

  await page.reload()
  await expect(page.getByText(`${from.name} was replaced in your plan`)).toBeVisible()
  await expect(page.getByText(`Its place in the plan was taken by ${to.name}.`)).toBeVisible()
  await expect(page.getByText('Replaced in your plan', { exact: true })).toBeVisible()
  await expect(checkout).toBeDisabled()
  await page.getByRole('button', { name: `Keep ${from.name}` }).click()
  await expect(checkout).toBeEnabled()
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused()

  await page.getByRole('button', { name: `Remove ${from.name}` }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await addPlanToCart(page, plan.shareCode)
  await expect(page.getByRole('heading', { name: to.name })).toBeVisible()
})

test('the product that a plan has instead is taken with the plan’s price', { tag: '@long' }, async ({
  page,
}) => {
  const mark = crypto.randomUUID().slice(0, 6)
  const { from, to } = await makePair(mark)
  const plan = await makePlanWith(from, `Night ${mark}`)
  await addPlanToCart(page, plan.shareCode)
  await replaceInPlan(from, to, plan.id)
  await page.reload()
  await page.getByRole('button', { name: `Take ${to.name} instead` }).click()
  await expect(page.getByRole('heading', { name: to.name })).toBeVisible()
  await expect(page.getByRole('heading', { name: from.name })).toBeHidden()
  await expect(page.getByText('From Sophie van Dijk’s plan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go to checkout' }).first()).toBeEnabled()
})
