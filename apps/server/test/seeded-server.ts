import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { freePort, spawnServer, untilReady } from './running-server.ts'

type Server = ReturnType<typeof spawnServer>

/** The demo on the embedded database is made once for a file; each server that is started has a copy of it. */
export function seededServers() {
  const seeded = mkdtempSync(join(tmpdir(), 'salvia-seeded-'))

  beforeAll(async () => {
    const server = spawnServer(seeded, await freePort())
    await untilReady(server)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  }, 120_000)
  afterAll(() => rmSync(seeded, { recursive: true, force: true }))

  function makeDataDir(): string {
    const dataDir = mkdtempSync(join(tmpdir(), 'salvia-process-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    cpSync(seeded, dataDir, { recursive: true })
    return dataDir
  }

  /** Started on a copy of the demo, or on the folder given; ended with the test. */
  async function start(variables: Record<string, string> = {}, dataDir = makeDataDir()): Promise<Server> {
    const server = spawnServer(dataDir, await freePort(), variables)
    onTestFinished(async () => {
      server.child.kill('SIGKILL')
      await server.ended
    })
    await untilReady(server)
    return server
  }

  return { makeDataDir, start }
}
