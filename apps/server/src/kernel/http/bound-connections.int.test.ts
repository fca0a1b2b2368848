import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startApi } from '#test/api'

const MOST_OF_ADDRESS = 250

test('an address has 250 connections, the next is ended, and other addresses are served', async () => {
  const { app } = await startApi()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  const open = async (localAddress: string): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined)
    sockets.push(socket)
    await once(socket, 'connect')
    return socket
  }
  for (let count = 0; count < MOST_OF_ADDRESS; count += 1) await open('127.0.0.9')
  const beyond = await open('127.0.0.9')
  if (!beyond.destroyed) await once(beyond.resume(), 'close')
  expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([beyond])
  const asked = get({ port, host: '127.0.0.1', localAddress: '127.0.0.10', path: '/health/live' })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  expect(answer.resume().statusCode).toBe(200)
})
