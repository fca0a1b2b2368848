import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Answered, type SideLimits, sideWork } from '../side-work.ts'

/**
 * A process of its own for work on what strangers send, or that would fill the threads that files and compression are
 * read on: what it takes and how it ends touches no request. It has none of the server's variables, gives way to
 * everything else and ends with the server.
 */
export function sideProcess<Wanted extends object, Made>(
  script: URL,
  limits: SideLimits = {},
): (wanted: Wanted) => Promise<Made> {
  return sideWork<Wanted, Made>(({ answered, ended }) => {
    const child = fork(fileURLToPath(script), {
      // Few heaps for its threads: memory that one has freed the others use.
      env: { MALLOC_ARENA_MAX: '2' },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.on('message', (answer) => answered(answer as Answered<Made>))
    child.on('error', ended)
    child.on('exit', () => ended(new Error('the process ended')))
    return {
      send: (wanted) => void child.send(wanted, (error) => error && ended(error)),
      end: () => void child.kill('SIGKILL'),
      hold: (isHeld) => {
        if (isHeld) child.ref()
        else child.unref()
        if (isHeld) child.channel?.ref()
        else child.channel?.unref()
      },
    }
  }, limits)
}
