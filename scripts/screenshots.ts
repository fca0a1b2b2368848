import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPage, signInAndFindPlan, withDemo } from './with-demo.ts'

/** The README's screenshots, from a fresh demo. */
const folder = fileURLToPath(new URL('../docs/screenshots', import.meta.url))

mkdirSync(folder, { recursive: true })
await withDemo(async (browser) => {
  const desk = await openPage(browser, { width: 1440, height: 1100 })
  const plan = await signInAndFindPlan(desk)
  await desk.goto(`/recommendations/${plan.id}/edit`, { waitUntil: 'networkidle' })
  await desk.screenshot({ path: join(folder, 'plan-editor.png') })
  const phone = await openPage(browser, { width: 390, height: 844 })
  await phone.goto(`/recommendations/${plan.shareCode}`, { waitUntil: 'networkidle' })
  await phone.screenshot({ path: join(folder, 'plan-client.png') })
})
