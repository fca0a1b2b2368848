import { globSync, readFileSync } from 'node:fs'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, describe, expect, test } from 'vitest'
import { boundaries } from './boundaries.ts'

let result: ICruiseResult

beforeAll(async () => {
  const { output } = await cruise(
    ['apps/server/src', 'apps/web/app', 'packages/contract/src', 'packages/rules/src'],
    {
      ruleSet: { forbidden: boundaries.forbidden },
      validate: true,
      ...boundaries.options,
    },
  )
  result = output as ICruiseResult
}, 120_000)

const sourcesOf = (...patterns: string[]) =>
  globSync(patterns, { exclude: ['**/node_modules/**', '**/*.test.ts', '**/paraglide/**'] }).map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }))

describe('boundaries', () => {
  test('no import crosses one', () => {
    const crossings = result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
    expect(crossings).toEqual([])
  })

  test('the import graph is really read: a known edge is in it', () => {
    const cart = result.modules.find(
      ({ source }) => source === 'apps/server/src/modules/people/data/people-tables.ts',
    )
    expect(cart?.dependencies.map(({ resolved }) => resolved)).toContain(
      'apps/server/src/modules/identity/index.ts',
    )
  })

  test('rules read no clock, no chance and no environment', () => {
    const impure = sourcesOf('packages/rules/src/**/*.ts').filter(({ text }) =>
      /new Date\(\)|Date\.now|Math\.random|process\.|performance\.|crypto\./.test(text),
    )
    expect(impure.map(({ path }) => path)).toEqual([])
  })

  test('only use cases, services and the seed open a transaction', () => {
    const openers = sourcesOf('apps/server/src/**/*.ts').filter(
      ({ path, text }) =>
        /\.transaction\(/.test(text) &&
        !/\/(use-cases|services|seed)\//.test(path) &&
        !path.endsWith('kernel/db/migrate.ts'),
    )
    expect(openers.map(({ path }) => path)).toEqual([])
  })

  test('modules send nothing out of the process by themselves', () => {
    const callers = sourcesOf('apps/server/src/modules/**/*.ts').filter(({ text }) => /\bfetch\(/.test(text))
    expect(callers.map(({ path }) => path)).toEqual([])
  })

  test('each state has one writer', () => {
    const writers = sourcesOf('apps/server/src/**/*.ts').filter(
      ({ path, text }) =>
        /update\(orders\)[\s\S]{0,200}\bstatus[,:]/.test(text) && !path.endsWith('/move-order.ts'),
    )
    expect(writers.map(({ path }) => path)).toEqual([])
  })

  test('a module writes its own tables only', () => {
    const owners = new Map<string, string>()
    for (const { path, text } of sourcesOf('apps/server/src/modules/**/*-tables.ts'))
      for (const [, name] of text.matchAll(/export const (\w+) = pgTable/g))
        owners.set(String(name), path.replace(/.*modules\/([^/]+)\/.*/, '$1'))
    const strangers = sourcesOf('apps/server/src/modules/**/*.ts').flatMap(({ path, text }) =>
      [...text.matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)].flatMap(([, table]) => {
        const owner = owners.get(String(table))
        return owner && !path.includes(`/modules/${owner}/`) ? [`${path} writes ${table}`] : []
      }),
    )
    expect(owners.size).toBeGreaterThan(5)
    expect(strangers).toEqual([])
  })
})

/** What stands nowhere in the web but where it is made, each with a line that must be caught. */
const onlyIn: { what: string; pattern: RegExp; home: RegExp; planted: string }[] = [
  {
    what: 'the API of the browser',
    pattern: /\bbrowserApi\(/,
    home: /\/app\/api\//,
    planted: "await browserApi('POST /orders', {})",
  },
  {
    what: 'a mutation of the query library',
    pattern: /\buseMutation\b/,
    home: /\/app\/api\//,
    planted: 'const { mutate } = useMutation({ mutationFn })',
  },
  {
    what: 'a query key typed by hand, and what makes one stale by it',
    pattern: /queryKey: \[|\binvalidateQueries\b/,
    home: /\/app\/api\//,
    planted: "void client.invalidateQueries({ queryKey: ['GET /orders'] })",
  },
  {
    what: 'the status of a write against an older version',
    pattern: /\bOUTDATED\b|\b412\b/,
    home: /\/app\/records\//,
    planted: 'if (error.status === 412) return askAgain()',
  },
  {
    what: 'the browser’s own question',
    pattern: /\b(?:window\.)?(?:confirm|prompt)\(m\b|window\.(?:confirm|prompt|alert)\(/,
    home: /^$/,
    planted: 'if (!window.confirm(m.catalogue_archive_question())) return',
  },
  {
    what: 'a text field or list of choices beside our own',
    pattern:
      /import \{[^}]*\b(?:TextInput|Textarea|PasswordInput|NumberInput|NativeSelect)\b[^}]*\} from '@mantine\/core'/,
    home: /^$/,
    planted: "import { Button, TextInput } from '@mantine/core'",
  },
  {
    what: 'a length beside that of the contract',
    pattern: /\bmaxLength=\{\d/,
    home: /^$/,
    planted: '<TextField maxLength={120} />',
  },
]

describe('the web does a thing in one way', () => {
  const sources = sourcesOf('apps/web/app/**/*.{ts,tsx}')

  test.for(onlyIn)('$what stands in its own place only', ({ pattern, home, planted }) => {
    const strangers = sources.filter(({ path, text }) => pattern.test(text) && !home.test(path))
    expect(planted).toMatch(pattern)
    expect(strangers.map(({ path }) => path)).toEqual([])
  })
})
