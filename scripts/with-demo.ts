import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from './find-chromium.ts'

const PORT = 3220
const base = `http://localhost:${PORT}`
const DEMO_PASSWORD = 'salvia-demo'

async function untilReady(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${base}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Starts the product with a fresh demo and a browser, and ends both when `run` is done. */
export async function withDemo(run: (browser: Browser) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'salvia-pictures-'))
  const server = spawn(process.execPath, [fileURLToPath(new URL('start.ts', import.meta.url))], {
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
    await run(browser)
  } finally {
    await browser.close()
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Opened = {
  width: number
  height: number
  language?: string
  scale?: number
  colorScheme?: 'light' | 'dark'
}

/** A page of a visitor who has chosen country and language. */
export async function openPage(
  browser: Browser,
  { width, height, language = 'en', scale = 1, colorScheme = 'light' }: Opened,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: base,
    deviceScaleFactor: scale,
    colorScheme,
  })
  await context.addCookies([
    { name: 'salvia_country', value: 'NL', url: base },
    { name: 'salvia_ship_to', value: '1', url: base },
    { name: 'salvia_language', value: language, url: base },
  ])
  return context.newPage()
}

/** The demo's plan that pictures show. */
export async function signInAndFindPlan(page: Page): Promise<{ id: string; shareCode: string }> {
  const formFields = [
    { id: 'email', value: 'practitioner@salvia.example' },
    { id: 'password', value: DEMO_PASSWORD },
  ]
  await page.request.post('/auth/signin', { headers: { origin: base }, data: { formFields } })
  const answer = await page.request.get('/api/recommendations?name=Sleep and recovery&mode=Recommendations')
  const [plan] = ((await answer.json()) as { results: { id: string; shareCode: string }[] }).results
  if (!plan) throw new Error('the demo has no such plan')
  return plan
}
