import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  /* Public pages, with a language in front of them or not. */
  route(':lang?', 'routes/public/language.tsx', [
    layout('layouts/landing.tsx', [index('routes/public/landing.tsx')]),
  ]),

  layout('layouts/default.tsx', { id: 'signing' }, [
    route('auth/login', 'routes/auth/login.tsx'),
    route('auth/signout', 'routes/auth/sign-out.tsx'),
  ]),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
