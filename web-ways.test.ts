import { describe, expect, test } from 'vitest'
import { sourcesOf } from './sources-of.ts'

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
    what: 'the key by which a write happens once',
    pattern: /\bidempotency-?key\b/i,
    home: /\/app\/api\//,
    planted: "headers: { 'idempotency-key': crypto.randomUUID() },",
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
      /import \{[^}]*\b(?:Button|TextInput|Textarea|PasswordInput|NumberInput|NativeSelect)\b[^}]*\} from '@mantine\/core'/,
    home: /^$/,
    planted: "import { Button, TextInput } from '@mantine/core'",
  },
  {
    what: 'a form that the browser would put into the address, with a password, where no script runs',
    pattern: /<form(?!\s+(?:method|action)=)(?=[\s>])/,
    home: /^$/,
    planted: '<form onSubmit={send} noValidate>',
  },
  {
    what: 'a select beside our own',
    pattern: /<select\b/,
    home: /\/app\/ui\/field\.tsx$/,
    planted: '<select value={unit} onChange={choose}>',
  },
  {
    what: 'a text area beside our own',
    pattern: /<textarea\b/,
    home: /\/app\/ui\/text-area-field\.tsx$/,
    planted: '<textarea rows={1} value={draft.name} />',
  },
  {
    what: 'a field of text beside our own, but the one that finds products in the plan editor',
    pattern: /<input\b(?![^>]*\btype=(?:"(?:checkbox|radio|file|range|date)"|\{[^}]*'checkbox'))/,
    home: /\/app\/ui\/(?:field|search-field|day-field|password-field)\.tsx$|\/plans\/editor\/product-search\.tsx$/,
    planted: '<input id={linkId} readOnly value={link} onFocus={({ target }) => target.select()} />',
  },
  {
    what: 'the clipboard, which a browser may refuse',
    pattern: /\bnavigator\.clipboard\b|\buseClipboard\b|\bCopyButton\b/,
    home: /\/app\/lib\/copy-text\.ts$/,
    planted: 'await navigator.clipboard.writeText(link)',
  },
  {
    what: 'how something stands, said by a part that is not called after it, such as `OrdersState`',
    pattern: /\b(?:function|const) (?:StateOf\w*|State)\b/,
    home: /^$/,
    planted: 'export function StateOfOrders() {',
  },
  {
    what: 'the browser’s own field of a day',
    pattern: /\btype="(?:date|datetime-local|month|time)"/,
    home: /^$/,
    planted: '<TextField type="date" />',
  },
  {
    what: 'a length beside that of the contract',
    pattern: /\bmaxLength=\{\d/,
    home: /^$/,
    planted: '<TextField maxLength={120} />',
  },
  {
    what: 'the storage of the browser, which throws where site data is blocked, but by Mantine’s hook for columns and before the router’s script',
    pattern: /\b(?:local|session|useLocal|useSession)Storage\b/,
    home: /\/app\/(?:lib\/browser-storage\.ts|workbench\/columns\.ts|startup\/scroll-position\.tsx)$/,
    planted: "const seen = window.localStorage.getItem('salvia.seen')",
  },
  {
    what: 'a filter before the search of its list',
    pattern:
      /<(?:Choice|Day|InUse|Practitioner|Record|More|Clear)Filters?\b(?:(?!\n(?:function|const|export) )[\s\S])*<Search(?:Filter|Field)\b/,
    home: /^$/,
    planted: '<MoreFilters tab="status" />\n<SearchFilter label={m.person_search()} />',
  },
  {
    what: 'an action behind the one that makes something new, which ends a list’s tools',
    pattern: /<\/NewButton>\s*<[A-Z]/,
    home: /^$/,
    planted: '<NewButton label={m.flag_new()}>{dialog}</NewButton>\n<Button>{m.common_import()}</Button>',
  },
  {
    what: 'the day or time of an instant, which goes by the reader’s clock',
    pattern:
      /\bformatInstant\b|\bas CalendarDay\b|\.slice\(0, 10\)|\btoLocale(?:Date|Time)?String\(|\bDateTimeFormat\b/,
    home: /\/app\/visit\/time\.tsx$/,
    planted: 'formatDate(deliveredAt.slice(0, 10) as CalendarDay, getLocale())',
  },
]

describe('the web does a thing in one way', () => {
  const sources = sourcesOf('apps/web/app/**/*.{ts,tsx}')

  test.for(onlyIn)('$what stands in its own place only', ({ pattern, home, planted }) => {
    const strangers = sources.filter(({ path, text }) => pattern.test(text) && !home.test(path))
    expect(planted).toMatch(pattern)
    expect(strangers.map(({ path }) => path)).toEqual([])
  })

  test('a footer styles its own links alone, not those of the chat that opens in it', () => {
    const footers = sourcesOf('apps/web/app/frame/*footer.module.css')
    const selectors = footers.flatMap(({ text }) => text.match(/^\..*\sa[ :].*(?=\{)/gm) ?? [])
    expect(selectors.length).toBeGreaterThan(3)
    const links = selectors.filter((selector) => !selector.includes('.social'))
    expect(links.filter((selector) => !selector.includes(':not(dialog *)'))).toEqual([])
  })

  test('the folder of parts holds parts alone: stores, words and the like are in lib or in their feature', () => {
    const inParts = sources.map(({ path }) => path).filter((path) => path.includes('/app/ui/'))
    expect(inParts.length).toBeGreaterThan(40)
    expect(inParts.filter((path) => path.endsWith('.ts'))).toEqual([])
  })
})
