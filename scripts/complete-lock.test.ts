import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { completeLock, type Lock } from './complete-lock.ts'

test('platforms a registry kept quiet about are added, each for its own machine', () => {
  const lock: Lock = {
    packages: {
      '': {},
      'node_modules/front': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: {
          'front-darwin-arm64': '2.0.0',
          'front-linux-arm-gnueabihf': '^2.0.0',
          'front-linux-x64-musl': '~2.0.0',
          'front-wasm32': '2.0.0',
        },
      },
    },
  }
  expect(completeLock(lock)).toEqual({
    added: ['front-darwin-arm64', 'front-linux-arm-gnueabihf', 'front-linux-x64-musl', 'front-wasm32'],
    unclear: [],
  })
  expect(lock.packages).toMatchObject({
    'node_modules/front-darwin-arm64': { version: '2.0.0', cpu: ['arm64'], dev: true, os: ['darwin'] },
    'node_modules/front-linux-arm-gnueabihf': { version: '2.0.0', cpu: ['arm'], os: ['linux'] },
    'node_modules/front-linux-x64-musl': { version: '2.0.0', libc: ['musl'], os: ['linux'] },
    'node_modules/front-wasm32': { version: '2.0.0', cpu: ['wasm32'], optional: true },
  })
})

test('what is there already stays as it is, at the root or below its own package', () => {
  const packages: Lock['packages'] = {
    'node_modules/front': {
      optionalDependencies: { 'front-linux-x64': '1.0.0', 'front-win32-x64': '1.0.0' },
    },
    'node_modules/front-linux-x64': { version: '1.0.0', cpu: ['x64'] },
    'node_modules/front/node_modules/front-win32-x64': { version: '1.0.0', cpu: ['x64'] },
  }
  const lock = { packages: structuredClone(packages) }
  expect(completeLock(lock)).toEqual({ added: [], unclear: [] })
  expect(lock.packages).toEqual(packages)
})

test('a package without a platform in its name is named, not guessed', () => {
  const lock: Lock = { packages: { 'node_modules/front': { optionalDependencies: { faster: '1.0.0' } } } }
  expect(completeLock(lock)).toEqual({ added: [], unclear: ['faster'] })
  expect(Object.keys(lock.packages)).toEqual(['node_modules/front'])
})

test('the lock of this project is complete, and names no registry', () => {
  const text = readFileSync(fileURLToPath(new URL('../package-lock.json', import.meta.url)), 'utf8')
  expect(completeLock(JSON.parse(text) as Lock)).toEqual({ added: [], unclear: [] })
  expect(text).not.toContain('"resolved": "http')
})
