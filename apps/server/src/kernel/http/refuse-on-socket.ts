import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Problem } from '@salvia/contract/problem'
import type { ProblemCode } from '@salvia/contract/words/problems'

const codes: Record<400 | 408 | 431, ProblemCode> = {
  400: 'bad_request',
  408: 'request_timeout',
  431: 'bad_request',
}

/** Responds with an error to what could not be parsed as a request, and closes the connection. */
export function refuseOnSocket(socket: Socket, status: keyof typeof codes): void {
  const title = STATUS_CODES[status] ?? 'Error'
  const problem: Problem = { type: 'about:blank', title, status, code: codes[status] }
  const body = JSON.stringify(problem)
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${title}\r\nConnection: close\r\nContent-Type: application/problem+json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  socket.destroySoon()
}
