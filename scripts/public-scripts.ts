/** The most script that a public page may load, as it is served. */
export const SCRIPT_BUDGET_BYTES = 150_000

type ManifestRoute = {
  id: string
  parentId?: string
  module: string
  imports?: string[]
  clientLoaderModule?: string
  clientActionModule?: string
  clientMiddlewareModule?: string
  hydrateFallbackModule?: string
}

/** The router's own manifest of what each route loads. */
export type AssetManifest = {
  entry: { module: string; imports: string[] }
  routes: Record<string, ManifestRoute>
}

const isPublic = (id: string) => /^routes\/(?:public|checkout|auth)\//.test(id)

function scriptsOf({ module, imports = [], ...route }: ManifestRoute): string[] {
  const split = [
    route.clientLoaderModule,
    route.clientActionModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
  ]
  return [module, ...imports, ...split.filter((one) => one !== undefined)]
}

/** For each public route all scripts of its first view, once each: the entry, its parents' and its own. */
export function publicScripts({ entry, routes }: AssetManifest): { route: string; scripts: string[] }[] {
  const withParents = (route: ManifestRoute): string[] => {
    const parent = route.parentId === undefined ? undefined : routes[route.parentId]
    return [...(parent ? withParents(parent) : []), ...scriptsOf(route)]
  }
  return Object.values(routes)
    .filter(({ id }) => isPublic(id))
    .map((route) => ({
      route: route.id,
      scripts: [...new Set([entry.module, ...entry.imports, ...withParents(route)])],
    }))
}
