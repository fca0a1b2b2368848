import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** Answers to what a client says, by the word it begins with. */
const ANSWERS: Record<string, string> = { EHLO: '250 mail.example', DATA: '354 go on', QUIT: '221 bye' }

/** A mail server that notes to whom it took a mail, and can leave the senders waiting for that word. */
export async function startMailServer() {
  const taken: string[] = []
  const open = new Set<Socket>()
  let isHolding = false
  const held: string[] = []

  function serve(socket: Socket): void {
    let recipient = ''
    let isMail = false
    let heard = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    const take = () => {
      isMail = false
      if (isHolding) held.push(recipient)
      else {
        taken.push(recipient)
        say('250 taken')
      }
    }
    const hear = (line: string) => {
      if (isMail) return line === '.' && take()
      recipient = /^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? recipient
      const word = line.slice(0, 4).toUpperCase()
      isMail = word === 'DATA'
      say(ANSWERS[word] ?? '250 ok')
    }
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      const lines = (heard + bytes).split('\r\n')
      heard = lines.pop() ?? ''
      for (const line of lines) hear(line)
    })
    say('220 mail.example')
  }

  const server = createServer(serve).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    /** To whom mails were sent whole that wait for the word that they were taken. */
    held,
    hold: (isHeld: boolean) => {
      isHolding = isHeld
    },
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
