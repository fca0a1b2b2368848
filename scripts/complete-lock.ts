import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Native packages come one per platform, as optional dependencies of a common front package. Some registries do not
 * list those of other platforms, so npm omits them from a lockfile created there, and `npm ci` then rejects the
 * lockfile as out of sync with the manifests. This adds an entry for each, which any registry can fill at install.
 */
type Entry = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
export type Lock = { packages: Record<string, Entry> }

const systems: [RegExp, string][] = [
  [/darwin|fsevents/, 'darwin'],
  [/win32|windows/, 'win32'],
  [/android/, 'android'],
  [/freebsd/, 'freebsd'],
  [/openharmony|ohos/, 'openharmony'],
  [/netbsd/, 'netbsd'],
  [/openbsd/, 'openbsd'],
  [/sunos/, 'sunos'],
  [/aix/, 'aix'],
  [/linux/, 'linux'],
]

/** Longer names first: `arm64` must not match `arm`. */
const processors: [RegExp, string][] = [
  [/arm64/, 'arm64'],
  [/x64/, 'x64'],
  [/arm/, 'arm'],
  [/ia32/, 'ia32'],
  [/ppc64/, 'ppc64'],
  [/riscv64/, 'riscv64'],
  [/s390x/, 's390x'],
  [/loong64/, 'loong64'],
  [/mips64/, 'mips64el'],
  [/wasm32/, 'wasm32'],
]

const wordFor = (words: [RegExp, string][], name: string): string | undefined =>
  words.find(([pattern]) => pattern.test(name))?.[1]

/** Undefined: the name contains no platform, so it is not one of these packages. */
function platformEntry(name: string, range: string, isDev: boolean): Entry | undefined {
  const os = wordFor(systems, name)
  const cpu = wordFor(processors, name)
  if (!os && !cpu) return undefined
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(isDev ? { dev: true } : {}),
    ...(name.includes('musl') ? { libc: ['musl'] } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  }
}

type Wanted = { name: string; range: string; isDev: boolean }

function listMissing({ packages }: Lock): Wanted[] {
  const wanted = Object.entries(packages).flatMap(([path, { dev = false, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, range]) => ({ path, name, range, isDev: dev })),
  )
  return wanted.filter(
    ({ path, name }) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
  )
}

/** Adds missing entries, in npm's order. Returns the added names, and those whose platform cannot be determined. */
export function completeLock(lock: Lock): { added: string[]; unclear: string[] } {
  const added: string[] = []
  const unclear: string[] = []
  for (const { name, range, isDev } of listMissing(lock)) {
    const entry = platformEntry(name, range, isDev)
    if (entry) lock.packages[`node_modules/${name}`] = entry
    const names = entry ? added : unclear
    names.push(name)
  }
  const inOrder = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))
  lock.packages = Object.fromEntries(inOrder)
  return { added, unclear }
}

if (import.meta.main) {
  const path = process.argv[2] ?? 'package-lock.json'
  const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock
  const { added, unclear } = completeLock(lock)
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
  process.stdout.write(`${added.length} platform packages added to ${path}\n`)
  for (const name of unclear) process.stdout.write(`not added, no platform in its name: ${name}\n`)
}
