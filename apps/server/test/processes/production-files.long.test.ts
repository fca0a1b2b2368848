import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { copiedPaths, dockerStages } from '../fixtures/dockerfile.ts'
import { freePort } from '../fixtures/running-server.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
type Lock = { packages: Record<string, { dev?: boolean; link?: boolean }> }

/** Hard-linked where possible: copying takes a minute. */
function copyTree(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  if (spawnSync('cp', ['-al', from, to]).status !== 0) cpSync(from, to, { recursive: true })
}

/** As after `npm ci --omit=dev`: without development-only packages. */
function copyPackages(folder: string): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  for (const [path, { dev, link }] of Object.entries(packages)) {
    if (path.split('node_modules/').length !== 2 || dev || link || !existsSync(join(root, path))) continue
    copyTree(join(root, path), join(folder, path))
  }
  mkdirSync(join(folder, 'node_modules/@salvia'), { recursive: true })
  for (const name of ['contract', 'rules', 'documents'])
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@salvia', name))
}

/** Exactly the files of the image. */
function productionFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'salvia-image-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const stage = dockerStages(readFileSync(join(root, 'Dockerfile'), 'utf8')).at(-1)
  for (const path of copiedPaths(stage).filter((one) => !one.endsWith('node_modules')))
    cpSync(join(root, path), join(folder, path), { recursive: true })
  copyPackages(folder)
  return folder
}

test('the files of the image are enough to start, to show a page, to make an admin and to back up', async () => {
  const folder = productionFiles()
  const postgresUrl = inject('postgresUrl')
  const admin = new pg.Client({ connectionString: postgresUrl })
  await admin.connect()
  await admin.query('create database production_files')
  await admin.end()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DEMO: '0',
    PORT: String(port),
    PUBLIC_URL: origin,
    DATABASE_URL: postgresUrl.replace(/postgres$/, 'production_files'),
    DATA_DIR: join(folder, 'kept'),
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, ['apps/server/build/server.js'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text
    })
  onTestFinished(() => void child.kill('SIGKILL'))
  const isUp = () => child.exitCode !== null || said.includes(`Salvia runs on ${origin}`)
  await expect.poll(isUp, { timeout: 120_000 }).toBe(true)
  expect(said).toContain(`Salvia runs on ${origin}`)
  const page = await fetch(`${origin}/shop`)
  expect([page.status, (await page.text()).includes('</html>')]).toEqual([200, true])
  const carriers = (await (await fetch(`${origin}/api/reference-data/delivery-carriers`)).json()) as object[]
  expect(carriers).toHaveLength(89)
  const run = (...words: string[]) =>
    spawnSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' }).stdout
  expect(run('scripts/admin.ts', 'create', 'mara@salvia.example')).toContain('is an admin with all rights')
  expect(run('scripts/backup.ts', join(folder, 'backup'))).toContain('Backed up: ')
})
