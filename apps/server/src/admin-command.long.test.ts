import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { runAdminCommand } from './admin-command.ts'
import { holdDataDir } from './kernel/db/data-dir-lock.ts'

const script = fileURLToPath(new URL('../../../scripts/admin.ts', import.meta.url))

function emptyFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'salvia-admin-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

function run(dataDir: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', PUBLIC_URL: '', SMTP_URL: '', DATA_DIR: dataDir },
  })
  return { status, said: stdout + stderr }
}

const linkIn = (said: string) => said.match(/http:\S+\/auth\/reset-password\?token=[\w-]{43}/)?.[0]

test('on an embedded database the command makes an admin, prints its link once, and a new one when asked again', () => {
  const dataDir = emptyFolder()
  const first = run(dataDir, 'create', 'mara@salvia.example')
  expect(first).toMatchObject({ status: 0 })
  expect(first.said).toContain('mara@salvia.example is an admin with all rights.')
  const second = run(dataDir, 'create', 'mara@salvia.example')
  expect(second.said).toContain('is an admin already')
  expect(linkIn(first.said)).toBeDefined()
  expect(linkIn(second.said)).toBeDefined()
  expect(linkIn(second.said)).not.toBe(linkIn(first.said))
})

test('while a server has the folder it says to stop it, and does nothing', () => {
  const dataDir = emptyFolder()
  onTestFinished(holdDataDir(dataDir))
  const { status, said } = run(dataDir, 'create', 'mara@salvia.example')
  expect(status).toBe(1)
  expect(said).toMatch(/is in use by process \d+ on .*\. Stop it first/)
})

test('what it does not understand it answers with how it is used', async () => {
  for (const words of [[], ['create'], ['remove', 'a@b.example'], ['create', 'a@b.example', 'c@d.example']]) {
    const said: string[] = []
    expect(await runAdminCommand(words, (line) => said.push(line))).toBe(1)
    expect(said.join()).toContain('npm run admin -- create <e-mail>')
  }
})
