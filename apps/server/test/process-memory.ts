import { execFileSync } from 'node:child_process'

/** Resident memory of a process and of those that it started, in MB. */
export function memoryOf(pid: number): number {
  const listed = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  const kilobytes = listed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([own, parent]) => own === pid || parent === pid)
    .reduce((sum, [, , rss = 0]) => sum + rss, 0)
  return Math.round(kilobytes / 1024)
}
