import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from './find-chromium.ts'

/** The README's screenshots, from a fresh demo. */
const root = fileURLToPath(new URL('..', import.meta.url))
const PORT = 3220
const base = `http://localhost:${PORT}`
const dataDir = mkdtempSync(join(tmpdir(), 'salvia-screenshots-'))

async function untilReady(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${base}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function openPage(browser: Browser, width: number, height: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, baseURL: base })
  await context.addCookies([
    { name: 'salvia_country', value: 'NL', url: base },
    { name: 'salvia_ship_to', value: '1', url: base },
  ])
  return context.newPage()
}

async function takePictures(browser: Browser): Promise<void> {
  const desk = await openPage(browser, 1440, 1100)
  await desk.request.post('/auth/signin', {
    headers: { origin: base },
    data: {
      formFields: [
        { id: 'email', value: 'practitioner@salvia.example' },
        { id: 'password', value: 'salvia-demo' },
      ],
    },
  })
  const answer = await desk.request.get('/api/recommendations?name=Sleep and recovery&mode=Recommendations')
  const [plan] = ((await answer.json()) as { results: { id: string; shareCode: string }[] }).results
  if (!plan) throw new Error('the demo has no such plan')
  await desk.goto(`/recommendations/${plan.id}/edit`, { waitUntil: 'networkidle' })
  await desk.screenshot({ path: join(root, 'docs/screenshots/plan-editor.png') })
  const phone = await openPage(browser, 390, 844)
  await phone.goto(`/recommendations/${plan.shareCode}`, { waitUntil: 'networkidle' })
  await phone.screenshot({ path: join(root, 'docs/screenshots/plan-client.png') })
}

mkdirSync(join(root, 'docs/screenshots'), { recursive: true })
const server = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
  env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const executablePath = findChromium()
const browser = await chromium.launch({
  args: chromiumArguments,
  ...(executablePath ? { executablePath } : {}),
})
try {
  await untilReady()
  await takePictures(browser)
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await once(server, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
}
