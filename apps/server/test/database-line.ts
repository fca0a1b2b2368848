import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A line to a database server that can be cut: connections over it end, new ones are refused until it is mended. */
export type DatabaseLine = {
  cut: () => Promise<void>
  mend: () => Promise<void>
}

type Line = DatabaseLine & { url: string }

function join(from: Socket, to: Socket): void {
  from.pipe(to)
  from.on('error', () => to.destroy())
  from.on('close', () => to.destroy())
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

/** Opens a line to the server at `url`. */
export async function openLine(url: string): Promise<Line> {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const serve = () =>
    createServer((caller) => {
      const server = connect(Number(port), hostname)
      open.add(caller)
      caller.once('close', () => open.delete(caller))
      join(caller, server)
      join(server, caller)
    })
  let server = serve()
  const linePort = await listen(server, 0)
  return {
    url: Object.assign(new URL(url), { port: String(linePort) }).href,
    async cut() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      for (const caller of open) caller.destroy()
      await closed
    },
    async mend() {
      server = serve()
      await listen(server, linePort)
    },
  }
}
