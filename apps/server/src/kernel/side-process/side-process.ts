import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Answered, type SideLimits, sideWork } from '../side-work.ts'

/**
 * A separate process for untrusted input, or for work that would block the thread pool used for files and compression:
 * its load and its crashes do not affect requests. It gets none of the server's environment variables, runs at lower
 * priority and ends with the server.
 */
export function sideProcess<Wanted extends object, Made>(
  script: URL,
  limits: SideLimits = {},
): (wanted: Wanted) => Promise<Made> {
  return sideWork<Wanted, Made>(({ answered, ended }) => {
    const child = fork(fileURLToPath(script), {
      // Few malloc arenas, so that memory freed by one thread is reused by others; without NODE_ENV React is slow.
      env: { MALLOC_ARENA_MAX: '2', NODE_ENV: 'production' },
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
