import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, spawnListening, untilReady } from '#test/running-server'

test('npm run dev serves pages, calls, sources and their changes on one port, and ends when it is told to', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'salvia-development-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const port = await freePort()
  const settings = { dataDir, port, variables: { DEMO: '0', NODE_ENV: '' }, isGroup: true }
  const server = spawnListening(['npm', 'run', '--silent', 'dev'], settings)
  const end = (signal: NodeJS.Signals) => process.kill(-(server.child.pid ?? 0), signal)
  onTestFinished(() => {
    if (server.child.exitCode === null && server.child.signalCode === null) end('SIGKILL')
  })
  await untilReady(server)

  const page = await fetch(`${server.baseUrl}/shop`)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('inject-hmr-runtime')
  const source = await fetch(`${server.baseUrl}/app/root.tsx`)
  expect([source.status, source.headers.get('content-type')]).toEqual([200, 'text/javascript'])
  const call = await fetch(`${server.baseUrl}/api/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ countryCode: 'NL' }),
  })
  expect(call.status).toBe(201)
  expect((await fetch(`${server.baseUrl}/api/nothing`)).status).toBe(404)
  const changes = new WebSocket(`ws://localhost:${port}/`, 'vite-ping')
  await new Promise((resolve, reject) => {
    changes.onopen = resolve
    changes.onerror = reject
  })

  end('SIGTERM')
  await server.ended
  await expect(fetch(`${server.baseUrl}/health/ready`)).rejects.toThrow('fetch failed')
})
