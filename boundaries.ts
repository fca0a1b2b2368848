import type { IForbiddenRuleType } from 'dependency-cruiser'

type ImportRule = Extract<IForbiddenRuleType, { to: unknown }>

type Side = { path?: string | string[]; pathNot?: string | string[]; dependencyTypesNot?: ['type-only'] }

const rule = (name: string, comment: string, from: Side, to: Side): IForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from: from as ImportRule['from'],
  to: to as ImportRule['to'],
})

/** Within a module, a folder may only import from the folders it names. */
const rooms = (module: string, mayEnter: Record<string, string[]>): IForbiddenRuleType[] =>
  Object.entries(mayEnter).map(([room, others]) =>
    rule(
      `${module}-rooms`,
      `The rooms of ${module} stand on each other in one order.`,
      { path: `^apps/server/src/modules/${module}/${room}/`, pathNot: '\\.test\\.ts$' },
      {
        path: `^apps/server/src/modules/${module}/[^/]+/`,
        pathNot: [room, ...others].map((each) => `/${module}/${each}/`),
      },
    ),
  )

/** The boundaries in docs/architecture.md, each enforced by one rule. Run by `architecture.test.ts`. */
export const boundaries = {
  forbidden: [
    rule(
      'module-door',
      'Another module is entered through its index.ts only.',
      { path: '^apps/server/src/modules/([^/]+)/' },
      { path: '^apps/server/src/modules/[^/]+/', pathNot: ['^apps/server/src/modules/$1/', '/index\\.ts$'] },
    ),
    rule(
      'module-door-from-outside',
      'The composition root, the seed and the services enter a module through its index.ts too.',
      { path: '^apps/server/src/(?!modules/)' },
      { path: '^apps/server/src/modules/[^/]+/', pathNot: '/index\\.ts$' },
    ),
    ...rooms('catalogue', {
      products: [],
      'search-documents': [],
      stock: ['products'],
      shop: ['products', 'stock'],
      pictures: ['products'],
      'product-admin': ['products', 'shop', 'pictures', 'search-documents'],
      'product-imports': ['products', 'shop', 'product-admin', 'search-documents'],
    }),
    rule(
      'data-below-use-cases',
      'What reads and writes tables knows no use case.',
      { path: '^apps/server/src/.*/data/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/.*/use-cases/' },
    ),
    rule(
      'mappers-beside-queries',
      'What a query maps its rows with lies beside it, not in the room above.',
      { path: '^apps/server/src/modules/.*/data/', pathNot: '\\.test\\.ts$' },
      {
        path: '^apps/server/src/modules/',
        pathNot: ['/data/', '/index\\.ts$', '-tables\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'kernel-is-below',
      'The kernel knows no module and no service.',
      { path: '^apps/server/src/kernel/' },
      {
        path: '^apps/server/src/(modules|services|seed)/',
        pathNot: '^apps/server/src/services/(mail/mail|sms/sms)\\.ts$',
      },
    ),
    rule(
      'pure-rules',
      'Rules import the words and types of the contract and each other, nothing that acts.',
      { path: '^packages/rules/src/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^packages/rules/src/', '^packages/contract/src/'] },
    ),
    rule(
      'contract-is-leaf',
      'The contract imports zod only.',
      { path: '^packages/contract/src/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^packages/contract/src/', 'node_modules/zod/'] },
    ),
    rule(
      'web-never-server',
      'The web knows the server by the contract.',
      { path: '^apps/web/' },
      { path: '^apps/server/' },
    ),
    rule(
      'ui-is-leaf',
      'Parts of the interface know no data and no router.',
      { path: '^apps/web/app/ui/' },
      { path: ['^apps/web/app/(features|routes|layouts|api)/', 'node_modules/react-router/'] },
    ),
    rule(
      'frame-above-features',
      'The frame of the pages shows features; no feature knows the frame around it.',
      { path: '^apps/web/app/features/' },
      { path: '^apps/web/app/(frame|routes|layouts)/' },
    ),
    rule(
      'visit-below-features',
      'A visit, what features share, the start of a page and what search engines read know no feature and no frame.',
      { path: '^apps/web/app/(visit|shared|startup|seo)/' },
      { path: '^apps/web/app/(features|frame|routes|layouts)/' },
    ),
    rule(
      'lib-is-leaf',
      'The lib knows no data, no interface and no router.',
      { path: '^apps/web/app/lib/' },
      { path: ['^apps/web/app/(?!lib/|lib$)[^/]+/', 'node_modules/react-router/'] },
    ),
    rule(
      'ways-below-features',
      'Calls, commands, forms, records, parts of settings and the workbench know no feature.',
      { path: '^apps/web/app/(api|forms|records|settings|workbench)/' },
      { path: '^apps/web/app/(features|routes|layouts)/' },
    ),
    rule(
      'features-apart',
      'Features meet in routes and layouts.',
      { path: '^apps/web/app/features/([^/]+)/' },
      { path: '^apps/web/app/features/[^/]+/', pathNot: '^apps/web/app/features/$1/' },
    ),
    rule(
      'drawing-apart',
      'Pictures are drawn in a process of their own: not on the threads that requests need.',
      { path: '^apps/server/src/', pathNot: ['kernel/pictures/draw-worker\\.ts$', '\\.test\\.ts$'] },
      { path: 'node_modules/sharp/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/build/', '/paraglide/', '\\.react-router/'] },
    // The cruiser does not know TypeScript 7, and its parser of JavaScript does not see `export type … from`.
    parser: 'swc' as const,
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  },
}
