import { expect, test } from 'vitest'
import { publicScripts } from './public-scripts.ts'

const manifest = {
  entry: { module: '/entry.js', imports: ['/vendor.js'] },
  routes: {
    root: { id: 'root', module: '/root.js', imports: ['/vendor.js', '/frame.js'] },
    'layouts/client': { id: 'layouts/client', parentId: 'root', module: '/client.js' },
    'routes/public/plan': {
      id: 'routes/public/plan',
      parentId: 'layouts/client',
      module: '/plan.js',
      imports: ['/frame.js', '/money.js'],
      clientLoaderModule: '/plan-loader.js',
    },
    'routes/admin/users': { id: 'routes/admin/users', parentId: 'root', module: '/users.js' },
  },
}

test('a public route counts the entry, its parents and its own scripts, each once; an admin’s counts nothing', () => {
  expect(publicScripts(manifest)).toEqual([
    {
      route: 'routes/public/plan',
      scripts: [
        '/entry.js',
        '/vendor.js',
        '/root.js',
        '/frame.js',
        '/client.js',
        '/plan.js',
        '/money.js',
        '/plan-loader.js',
      ],
    },
  ])
})
