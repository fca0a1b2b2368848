import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

const NAMESPACE = ['unshare', '-p', '-f', '--mount-proc']

/** What starts a process with process numbers of its own, as in another container; nothing where that is not allowed. */
export const inAnotherContainer = (): string[] =>
  spawnSync('unshare', [...NAMESPACE.slice(1), 'true']).status === 0 ? NAMESPACE : []

type Listening = {
  dataDir: string
  port: number
  variables?: Record<string, string>
  /** It starts others, which a signal to its group reaches. */
  isGroup?: boolean
}

/** A command that serves the product, as a process of its own. */
export function spawnListening(
  [command = '', ...rest]: string[],
  { dataDir, port, variables = {}, isGroup = false }: Listening,
) {
  const child = spawn(command, rest, {
    cwd: root,
    detached: isGroup,
    env: {
      ...process.env,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  child.stderr.on('data', (text) => {
    said += text
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { child, ended, said: () => said, baseUrl: `http://localhost:${port}` }
}

/** The product as `npm start` runs it, as a process of its own, started by another command where one is given. */
export const spawnServer = (
  dataDir: string,
  port: number,
  variables: Record<string, string> = {},
  starter: string[] = [],
) => spawnListening([...starter, process.execPath, `${root}scripts/start.ts`], { dataDir, port, variables })

/** Waits until the server answers; throws what it said when it ends instead. */
export async function untilReady(server: ReturnType<typeof spawnServer>): Promise<void> {
  for (;;) {
    if (server.child.exitCode !== null) throw new Error(server.said())
    const answer = await fetch(`${server.baseUrl}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
