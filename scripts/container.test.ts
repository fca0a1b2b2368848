import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { variableNames } from '../apps/server/src/env.ts'
import { copiedPaths, dockerStages } from '../apps/server/test/fixtures/dockerfile.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8')

type Service = {
  image?: string
  build?: string
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
  volumes?: string[]
  ports?: string[]
}
const compose = parse(read('compose.yaml')) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
const stages = dockerStages(read('Dockerfile'))
const final = stages.at(-1)

describe('compose.yaml', () => {
  test('gives the server variables that it knows, and all that a public address needs', () => {
    const given = Object.keys(compose.services.salvia?.environment ?? {})
    expect(given.filter((name) => !variableNames.includes(name))).toEqual([])
    const needed = ['PUBLIC_URL', 'DATABASE_URL', 'TOKEN_KEY', 'COLUMN_KEYS', 'SMTP_URL', 'MAIL_FROM']
    const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
    const files = ['S3_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
    expect(given).toEqual(expect.arrayContaining([...needed, ...stripe, ...files]))
  })

  test('holds no secret: each comes from outside, and without it nothing starts', () => {
    const secrets = Object.values(compose.services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(
        ([name]) => /KEYS?$|SECRET|PASSWORD/.test(name) && !/KEY_ID$/.test(name),
      ),
    )
    expect(secrets.length).toBeGreaterThan(5)
    for (const [name, value] of secrets) expect(`${name}=${value}`).toMatch(/\$\{[A-Z_0-9]+:\?[^}]+\}/)
  })

  test('names each variable from outside in the runbook', () => {
    const asked = [...read('compose.yaml').matchAll(/\$\{([A-Z_0-9]+)/g)].map(([, name]) => String(name))
    const runbook = read('docs/operations.md')
    expect([...new Set(asked)].filter((name) => !runbook.includes(`\`${name}\``))).toEqual([])
  })

  test('pins every image, keeps every volume, and waits for what is healthy', () => {
    for (const { image } of Object.values(compose.services))
      expect(image).toMatch(/^[\w./-]+:[\w.-]*\d[\w.-]*$/)
    const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.')),
    )
    expect(mounted.sort()).toEqual(Object.keys(compose.volumes).sort())
    for (const { depends_on = {} } of Object.values(compose.services))
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect(Object.keys(compose.services)).toContain(name)
        if (condition === 'service_healthy') expect(compose.services[name]?.healthcheck).toBeDefined()
      }
    expect(compose.services.salvia?.ports).toEqual(['127.0.0.1:3000:3000'])
  })
})

describe('Dockerfile', () => {
  test('runs the project’s own Node, pinned, in every stage, and not as root', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } }
    expect(stages.map(({ image }) => image)).toEqual(
      stages.map(() => `node:${dependencies.node}-bookworm-slim`),
    )
    expect(final?.lines).toContain('USER node')
    expect(final?.lines.filter((line) => line.startsWith('HEALTHCHECK'))).toHaveLength(1)
  })

  test('installs from every manifest that there is', () => {
    const { workspaces } = JSON.parse(read('package-lock.json')).packages[''] as { workspaces: string[] }
    expect(workspaces).toEqual(['packages/*', 'apps/*', 'e2e', 'bench'])
    const manifests = Object.keys(JSON.parse(read('package-lock.json')).packages)
      .filter((path) => path !== '' && !path.includes('node_modules'))
      .map((path) => `${path}/package.json`)
    const [build] = stages
    for (const manifest of manifests) expect(build?.lines.join('\n')).toContain(`COPY ${manifest} `)
  })

  test('copies the packages of every workspace that has some of its own', () => {
    type Entry = { dev?: boolean }
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> }
    const nested = Object.entries(packages)
      .filter(([path, { dev }]) => !dev && /^(?!node_modules).*\/node_modules\//.test(path))
      .map(([path]) => path.replace(/\/node_modules\/.*/, '/node_modules'))
    const copied = copiedPaths(final).filter((path) => path.endsWith('/node_modules'))
    expect(copied).toEqual([...new Set(nested)])
  })

  test('copies what there is in the tree, but for what a build makes', () => {
    const paths = copiedPaths(final)
    expect(paths.length).toBeGreaterThan(10)
    const made = ['packages/documents/build', 'apps/web/build', 'apps/server/build']
    for (const path of paths.filter((one) => !one.endsWith('node_modules') && !made.includes(one)))
      expect(existsSync(`${root}${path}`)).toBe(true)
  })
})
