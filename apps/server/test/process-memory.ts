import { execFileSync } from 'node:child_process'

/** Resident memory in MB of a process, and of those that it started. */
export function memoryOf(pid: number): { own: number; helpers: number } {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const sum = (isMeant: (process: number, parent: number) => boolean): number =>
    Math.round(
      rows.reduce((all, [own = 0, parent = 0, rss = 0]) => all + (isMeant(own, parent) ? rss : 0), 0) / 1024,
    )
  return { own: sum((own) => own === pid), helpers: sum((_own, parent) => parent === pid) }
}
