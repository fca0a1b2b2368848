import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startApi } from '#test/api'
import { makeApprovedPractitioner, PASSWORD } from '#test/people'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const folder = `${root}packages/example-client`

const start = promisify(execFile)
const run = (script: string, ...words: string[]) =>
  start('npm', ['run', '--silent', script, '--', ...words], { cwd: folder })

type Walked = {
  plan: { shareCode: string; sharedAt: string | null; recommendationItems: { id: string }[] }
  cart: {
    itemsCount: number
    lines: { quantity: number; recommendationItemId: string }[]
    recommendations: { shareCode: string }[]
  }
}

test('a client made from the OpenAPI document alone compiles, and does the main job', async () => {
  const api = await startApi({ isStocked: true })
  const { email } = await makeApprovedPractitioner(api, { title: 'Therapist', city: 'Utrecht' })
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 })

  // Types of this size keep an import-following linter busy for long.
  onTestFinished(() => rmSync(`${folder}/build`, { recursive: true, force: true }))
  await run('generate', `${address}/api/openapi.json`)
  const compiled = start(`${root}node_modules/.bin/tsc`, ['--project', folder])
  await compiled.catch(({ stdout }: { stdout: string }) => expect.fail(stdout))
  const { stdout } = await run('start', address, email, PASSWORD)
  const { plan, cart } = JSON.parse(stdout) as Walked
  const [item, ...others] = plan.recommendationItems
  expect(others).toEqual([])
  expect(plan.sharedAt).not.toBeNull()
  expect(cart.lines).toMatchObject([{ quantity: 2, recommendationItemId: item?.id, problem: null }])
  expect(cart.recommendations).toMatchObject([{ shareCode: plan.shareCode }])
  expect(cart.itemsCount).toBe(2)
})
