import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { ask } from './page.ts'
import { formHead, headOf, openRaw, type RawConnection } from './raw-connection.ts'

/** Where an attack is sent to, and the loopback address that it comes from. */
export type Target = { port: number; localAddress: string }

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))

/** Connections that send a request, or none, and stay as they are. */
const hold = ({ port, localAddress }: Target, count: number, head: string): Promise<RawConnection[]> =>
  Promise.all(times(count, () => openRaw(port, head, localAddress)))

/** Connections over which nothing is ever sent. */
export const idleConnections = (target: Target, count: number) => hold(target, count, '')

/** Requests whose head never ends. */
export const slowHeads = (target: Target, count: number) =>
  hold(target, count, 'GET /shop HTTP/1.1\r\nHost: localhost\r\nX-')

/** Requests whose body comes in a byte at a time, and never whole. */
export async function slowBodies(target: Target, count: number): Promise<RawConnection[]> {
  const head = headOf('POST', '/api/cart', { 'Content-Type': 'application/json', 'Content-Length': 10_000 })
  const all = await hold(target, count, head)
  for (const { socket } of all) {
    const dripping = setInterval(() => socket.write(' '), 5000)
    socket.once('close', () => clearInterval(dripping))
  }
  return all
}

/** As many as a connection may ask for without reading an answer. */
const ASKED_BY_READER = 4

/** Clients that ask for so much that it does not fit the buffers between us, and read none of it. */
export async function slowReaders(
  { port, localAddress }: Target,
  { count, path }: { count: number; path: string },
): Promise<RawConnection['socket'][]> {
  const request = headOf('GET', path)
  return Promise.all(
    times(count, async () => {
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.pause()
      socket.write(request.repeat(ASKED_BY_READER))
      return socket
    }),
  )
}

const MEGABYTE = Buffer.alloc(1024 * 1024)

/** Forms of 10 MB, without their last bytes, to a call that takes none, one that takes none yet and one that needs a login. */
export async function endlessForms({ port, localAddress }: Target, count: number): Promise<RawConnection[]> {
  const paths = ['/api/cart', '/auth/signin', '/api/settings/profile/certificate']
  return Promise.all(
    times(count, async (at) => {
      const opened = await openRaw(port, formHead('POST', paths[at % paths.length] ?? ''), localAddress)
      for (let sent = 0; sent < 9 && opened.socket.writable; sent += 1) opened.socket.write(MEGABYTE)
      return opened
    }),
  )
}

/** Asks for all of the paths, some at a time; answers how often each status came, and how often none. */
export async function askAll(
  { port, localAddress }: Target,
  { paths, atOnce, cookieOf }: { paths: string[]; atOnce: number; cookieOf?: (at: number) => string },
): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  let next = 0
  const worker = async () => {
    for (let at = next++; at < paths.length; at = next++) {
      const headers: Record<string, string> = cookieOf ? { cookie: cookieOf(at) } : {}
      const answer = await ask(port, paths[at] ?? '/', { localAddress, headers }).catch(() => null)
      const status = answer?.status ?? 'none'
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(times(atOnce, worker))
  return statuses
}

/** Requests of nobody with a made-up session each. */
export const madeUpSessions = (target: Target, count: number) =>
  askAll(target, {
    paths: times(count, () => '/api/users/me'),
    atOnce: 20,
    cookieOf: (at) => `salvia_session=made-up-${at}`,
  })

const formats = ['webp', 'jpeg', 'avif', 'png']
const widths = [1536, 3072, 1280, 640, 320, 44]

/** Pictures of all sizes and formats, drawn or refused, 20 at a time. */
export const manyPictures = (target: Target, productIds: string[], count: number) =>
  askAll(target, {
    paths: times(count, (at) => {
      const [width, format] = [widths[at % widths.length], formats[at % formats.length]]
      const productId = productIds[at % productIds.length]
      return `/images/packshots/${productId}?width=${width}&height=${width}&format=${format}&quality=80`
    }),
    atOnce: 20,
  })

const ESTABLISHED = '01'
const hex = (value: number, length: number): string => value.toString(16).toUpperCase().padStart(length, '0')
/** As the kernel lists it: the last byte first. */
const listed = (address: string): string =>
  address
    .split('.')
    .map((byte) => hex(Number(byte), 2))
    .reverse()
    .join('')

/** Connections from an address that the server still has open: the kernel's word, as a client that does not read is not told. */
export function stillOpen({ port, localAddress }: Target): number {
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1)
  return rows.filter((row) => {
    const [, local = '', remote = '', state] = row.trim().split(/\s+/)
    return (
      state === ESTABLISHED &&
      local.endsWith(`:${hex(port, 4)}`) &&
      remote.startsWith(`${listed(localAddress)}:`)
    )
  }).length
}

/** The largest script of the shop's page. */
export async function largestAsset(port: number): Promise<string> {
  const { body } = await ask(port, '/shop')
  const paths = new Set([...body.matchAll(/\/assets\/[\w./-]+\.js/g)].map(([path]) => path))
  const sizes = await Promise.all(
    [...paths].map(async (path) => ({ path, size: (await ask(port, path)).body.length })),
  )
  return sizes.sort((a, b) => b.size - a.size)[0]?.path ?? '/'
}
