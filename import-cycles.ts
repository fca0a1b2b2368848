type Module = { source: string; dependencies: { resolved: string }[] }

/**
 * The modules of cycles, and those between two cycles: what is left when files that import nothing that is left, or that
 * nothing left imports, are taken away again and again. The cruiser's own rule walks the graph anew for each import.
 */
export function modulesInCycles(modules: Module[]): string[] {
  const imports = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  )
  const importers = new Map<string, string[]>()
  for (const [source, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), source])
  const left = new Set(imports.keys())
  const isFree = (source: string) =>
    [imports, importers].some((edges) => !edges.get(source)?.some((other) => left.has(other)))
  const toLookAt = [...left]
  for (let source = toLookAt.pop(); source !== undefined; source = toLookAt.pop()) {
    if (!left.has(source) || !isFree(source)) continue
    left.delete(source)
    toLookAt.push(...(imports.get(source) ?? []), ...(importers.get(source) ?? []))
  }
  return [...left].sort()
}
