import { Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { MINUTE_MS, SECOND_MS } from '@salvia/contract/durations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../app-type.ts'
import { TooMany } from '../domain-error.ts'
import { addressGroup } from './address-group.ts'

/** By this a client knows that no proxy holds the stream back. */
const HEARTBEAT_MS = 10 * SECOND_MS
/** Then the client reconnects with its current session; shorter than the longest a response may take. */
const LONGEST_MS = 4 * MINUTE_MS
const MOST = 2000
const MOST_OF_PERSON = 6
const MOST_OF_ADDRESS = 30
const MOST_UNSENT_BYTES = 64 * 1024

/** Uses of a thing by key, at most some of each. */
function places(most: number) {
  const taken = new Map<string, number>()
  return {
    isFull: (key: string) => (taken.get(key) ?? 0) >= most,
    take: (key: string) => void taken.set(key, (taken.get(key) ?? 0) + 1),
    give(key: string): void {
      const left = (taken.get(key) ?? 1) - 1
      if (left === 0) taken.delete(key)
      else taken.set(key, left)
    },
  }
}

type Wanted<T> = {
  topic: string
  /** Whose stream it is, for the bound on how many one may have open. */
  person: string
  /** What a signal sends to the client; undefined for nothing. */
  read: (about: T) => object | undefined
}

const inProcess = ({ raw }: FastifyRequest): boolean => !(raw.socket instanceof Socket)

/**
 * Streams of server-sent events, fed by signals. The first event, and one after signals may have been missed, is `{}`:
 * anything may have changed. A stream ends after four minutes, with its connection, and when the server ends. Opening
 * throws TooMany past six streams of a person, thirty of an address, or 2,000 altogether.
 */
export function eventStreams(app: App) {
  const open = new Set<PassThrough>()
  const ofPersons = places(MOST_OF_PERSON)
  const ofAddresses = places(MOST_OF_ADDRESS)

  app.addHook('preClose', async () => {
    for (const stream of open) stream.end()
  })

  function openStream(person: string, address: string): PassThrough {
    if (open.size >= MOST || ofPersons.isFull(person) || ofAddresses.isFull(address))
      throw new TooMany(new Date(app.now().getTime() + MINUTE_MS))
    const stream = new PassThrough()
    open.add(stream)
    ofPersons.take(person)
    ofAddresses.take(address)
    const beat = setInterval(() => stream.write(': \n\n'), HEARTBEAT_MS)
    const longest = setTimeout(() => stream.end(), LONGEST_MS)
    stream.once('close', () => {
      clearInterval(beat)
      clearTimeout(longest)
      open.delete(stream)
      ofPersons.give(person)
      ofAddresses.give(address)
    })
    return stream
  }

  return async <T>(req: FastifyRequest, reply: FastifyReply, wanted: Wanted<T>): Promise<FastifyReply> => {
    const stream = openStream(wanted.person, addressGroup(req.ip))
    const say = (event: object) => {
      // Who does not read asks again.
      if (stream.readableLength > MOST_UNSENT_BYTES) stream.destroy()
      else if (!stream.writableEnded) stream.write(`data: ${JSON.stringify(event)}\n\n`)
    }
    try {
      const end = await app.signals.hear<T>(wanted.topic, (about) => {
        const event = about === null ? {} : wanted.read(about)
        if (event) say(event)
      })
      stream.once('close', end)
    } catch (error) {
      stream.destroy()
      throw error
    }
    say({})
    // A call within the process has nobody who would end it.
    if (inProcess(req)) stream.end()
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'private, no-store, no-transform',
        'x-accel-buffering': 'no',
        // It ends with the stream, and holds up no ending server.
        connection: 'close',
      })
      .send(stream)
  }
}
