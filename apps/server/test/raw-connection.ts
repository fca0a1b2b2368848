import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

export type RawConnection = {
  socket: Socket
  /** All that the server says until it ends the connection. */
  said: Promise<string>
}

/** A connection that says what a test wants it to, as a client of any kind may. */
export async function openRaw(port: number, head = '', localAddress?: string): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', ...(localAddress ? { localAddress } : {}) })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const said = text(socket).catch(() => '')
  if (head !== '') socket.write(head)
  return { socket, said }
}

/** The beginning of a request, whose body may follow. */
export const headOf = (
  method: string,
  path: string,
  headers: Record<string, string | number> = {},
): string => {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

const BOUNDARY = 'xxx'

/** The beginning of a form with a file of 10 MB. */
export const formHead = (method: string, path: string, headers: Record<string, string> = {}): string =>
  `${headOf(method, path, {
    'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
    'Content-Length': 10_000_000,
    ...headers,
  })}--${BOUNDARY}\r\nContent-Disposition: form-data; name="File"; filename="a.pdf"\r\n\r\n%PDF-1.7`
